import { useTranslation } from 'react-i18next';
import { FREE_GAME } from '#contract/facts.ts';
import { formatCoins } from '#src/base/format.ts';
import { paths } from '#src/base/paths.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { DeskNotice } from './DeskNotice.tsx';

/** The purse holds less than the least bet: how much, and where coins are free. */
export const TooFewToBet = ({ coins, min }: { coins: number; min: number }) => {
  const { t } = useTranslation('play');
  return (
    <DeskNotice title={t('desk.tooFew.title')}>
      <p>{t('desk.tooFew.text', { coins: formatCoins(coins), min: formatCoins(min) })}</p>
      <ButtonLink to={paths.game.href(FREE_GAME)} size="s" isWide>
        {t('desk.tooFew.earn')}
      </ButtonLink>
    </DeskNotice>
  );
};
