import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { useShown } from '../useShown.ts';
import { BetField } from './BetField.tsx';
import css from './desk.module.css';
import type { DeskProps } from './deskProps.ts';
import { PlayButton } from './PlayButton.tsx';
import { TooFewToBet } from './TooFewToBet.tsx';
import { useBet } from './useBet.ts';
import { useNext } from './useNext.ts';

/** Not while an egg that was pressed is on its way. */
const MAY_LEAVE: ReadonlySet<string> = new Set(['deciding', 'presenting']);

/** A game that is staked move by move: what an egg costs, for as long as the nest is open. */
export const NestDesk = ({ game, link, isBusy }: DeskProps & { isBusy: boolean }) => {
  const { t } = useTranslation('play');
  const { bet, bounds, most, isEnough, coins, setBet, setTyped } = useBet(game, link);
  const next = useNext(link);
  const { isOpen, isAgain, isBetTaken, mayLeave } = useShown(link, (state) => ({
    isOpen: state.round?.status === 'open',
    isAgain: state.phase === 'settled',
    isBetTaken: state.isBetTaken,
    mayLeave: MAY_LEAVE.has(state.phase),
  }));
  if (!bounds) return null;
  if (!isOpen)
    return (
      <>
        <p className={css.hint}>{t('desk.nest.closed')}</p>
        <PlayButton isBusy={isBusy || next.isBusy} onClick={next.go}>
          {t(isAgain ? 'desk.nest.again' : 'desk.nest.open')}
        </PlayButton>
      </>
    );
  return (
    <>
      {isEnough ? (
        <BetField
          label={t('desk.nest.stake')}
          bet={bet}
          bounds={bounds}
          most={most}
          coins={coins}
          onBet={setBet}
          onTyped={setTyped}
        />
      ) : (
        <TooFewToBet coins={coins} min={bounds.min} />
      )}
      <div className={css.go}>
        {isEnough && isBetTaken && (
          <p className={css.hint}>{t(mayLeave ? 'desk.nest.press' : 'desk.nest.opening')}</p>
        )}
        <Button
          look="quiet"
          size="s"
          disabled={!mayLeave}
          onClick={() => link.send({ type: 'quit' })}
        >
          {t('desk.nest.leave')}
        </Button>
      </div>
    </>
  );
};
