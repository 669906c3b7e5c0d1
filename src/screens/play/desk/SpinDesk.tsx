import { useTranslation } from 'react-i18next';
import { formatCount } from '#src/base/format.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useOffline } from '#src/ui/offline/useOffline.ts';
import { useShown } from '../useShown.ts';
import desk from './desk.module.css';
import type { DeskProps } from './deskProps.ts';
import { OpeningRefused } from './OpeningRefused.tsx';
import { PlayButton } from './PlayButton.tsx';
import playButton from './playButton.module.css';
import css from './spinDesk.module.css';
import { useNext } from './useNext.ts';

interface SpinDeskProps extends DeskProps {
  isBusy: boolean;
  /** Plays so many one after the other. */
  onAll: (count: number) => void;
}

/** A free game that is over as soon as it is opened: how many are left, and the next one. */
export const SpinDesk = ({ link, isBusy, onAll }: SpinDeskProps) => {
  const { t } = useTranslation('play');
  const next = useNext(link);
  const isOffline = useOffline();
  const { remain, isAgain } = useShown(link, (state) => ({
    remain: state.remain,
    isAgain: state.phase === 'settled',
  }));
  if (remain === 0 && !isBusy && !next.isBusy) {
    return <OpeningRefused refusal="msg.noMoreChances" link={link} />;
  }
  return (
    <>
      {remain !== null && (
        <p className={css.left}>
          <span className={css.figures}>{formatCount(remain)}</span>
          {t('desk.spinsLeft', { count: remain })}
        </p>
      )}
      <div className={desk.go}>
        <PlayButton isBusy={isBusy || next.isBusy} onClick={next.go}>
          {t(isAgain ? 'desk.spinAgain' : 'desk.spin')}
        </PlayButton>
        {remain !== null && remain > 1 && !isBusy && !next.isBusy && (
          <Button
            look="quiet"
            className={playButton.play}
            disabled={isOffline}
            onClick={() => onAll(remain)}
          >
            {t('spins.start', { count: remain })}
          </Button>
        )}
      </div>
    </>
  );
};
