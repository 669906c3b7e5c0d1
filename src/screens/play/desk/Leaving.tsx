import { useTranslation } from 'react-i18next';
import { formatCoins } from '#src/base/format.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DeskQuestion } from './DeskQuestion.tsx';

interface LeavingProps {
  /** What is staked in the round that stays open. */
  bet: number;
  onStay: () => void;
  onLeave: () => void;
}

/** The player is about to go while coins are at stake. */
export const Leaving = ({ bet, onStay, onLeave }: LeavingProps) => {
  const { t } = useTranslation('play');
  return (
    <DeskQuestion title={t('leaving.title')} onStay={onStay}>
      <p>{t('leaving.text', { bet: formatCoins(bet) })}</p>
      <Button isWide onClick={onStay}>
        {t('leaving.stay')}
      </Button>
      <Button look="quiet" isWide onClick={onLeave}>
        {t('leaving.go')}
      </Button>
    </DeskQuestion>
  );
};
