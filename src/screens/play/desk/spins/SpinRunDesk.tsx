import { useTranslation } from 'react-i18next';
import { formatCredit } from '#src/base/format.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from '../desk.module.css';
import { PlayButton } from '../PlayButton.tsx';
import type { SpinRun } from './spinRun.ts';
import type { SpinRunControl } from './useSpinRun.ts';

interface SpinRunDeskProps extends Pick<SpinRunControl, 'goOn' | 'stop'> {
  run: SpinRun;
}

/** While several spins are played: which one, and the way to stop; at a big prize, to go on. */
export const SpinRunDesk = ({ run: { of, told, is }, goOn, stop }: SpinRunDeskProps) => {
  const { t } = useTranslation('play');
  const isHeld = is === 'held';
  return (
    <>
      <p className={css.hint} role="status">
        {isHeld
          ? t('spins.held', { prize: formatCredit(told.at(-1)?.sen ?? 0) })
          : t('spins.at', { at: Math.min(of, told.length + 1), of })}
      </p>
      {isHeld && (
        <PlayButton onClick={goOn}>{t('spins.goOn', { count: of - told.length })}</PlayButton>
      )}
      <Button look="quiet" isWide onClick={stop}>
        {t('spins.stop')}
      </Button>
    </>
  );
};
