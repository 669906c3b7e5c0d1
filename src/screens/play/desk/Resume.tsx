import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCoins } from '#src/base/format.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useShown } from '../useShown.ts';
import { DeskQuestion } from './DeskQuestion.tsx';
import type { DeskProps } from './deskProps.ts';
import { isSearching } from './searching.ts';
import { leftText, useLeft } from './useLeft.ts';

/** Spec 4: 'last round not ended, continue?'; giving it up says what is lost, and asks again. */
export const Resume = ({ link }: Pick<DeskProps, 'link'>) => {
  const { t } = useTranslation('play');
  const [isGivingUp, setGivingUp] = useState(false);
  const left = useLeft(link);
  const bet = formatCoins(useShown(link, ({ round }) => round?.bet ?? 0));
  const isFree = useShown(link, isSearching);
  if (isGivingUp)
    return (
      <DeskQuestion key="sure" title={t('giveUp.title')} onStay={() => setGivingUp(false)}>
        <p>{t(isFree ? 'giveUp.back' : 'giveUp.text', { bet })}</p>
        <Button isWide onClick={() => setGivingUp(false)}>
          {t('giveUp.stay')}
        </Button>
        <Button look="quiet" isWide onClick={() => link.send({ type: 'quit' })}>
          {t(isFree ? 'giveUp.takeBack' : 'giveUp.sure', { bet })}
        </Button>
      </DeskQuestion>
    );
  return (
    <DeskQuestion key="ask" title={t('resumable.title')}>
      <p>
        {t('resumable.text', { bet })}{' '}
        {left !== null &&
          (left > 0 ? t('resumable.clock', { left: leftText(left) }) : t('resumable.passed'))}
      </p>
      <Button icon="play" isWide onClick={() => link.send({ type: 'resume' })}>
        {t('resumable.go')}
      </Button>
      <Button look="quiet" isWide onClick={() => setGivingUp(true)}>
        {t('resumable.giveUp')}
      </Button>
    </DeskQuestion>
  );
};
