import { clsx } from 'clsx';
import { memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Beside } from '../column/Beside.tsx';
import { type RoundState, useShown } from '../useShown.ts';
import { BetDesk } from './BetDesk.tsx';
import css from './desk.module.css';
import type { DeskProps } from './deskProps.ts';
import { Leaving } from './Leaving.tsx';
import { NestDesk } from './NestDesk.tsx';
import { OpeningRefused } from './OpeningRefused.tsx';
import { Resume } from './Resume.tsx';
import { SpinDesk } from './SpinDesk.tsx';
import { SpinRunDesk } from './spins/SpinRunDesk.tsx';
import type { SpinRun } from './spins/spinRun.ts';
import { type SpinRunControl, useSpinRun } from './spins/useSpinRun.ts';
import { TooFewToOpen } from './TooFewToOpen.tsx';
import { useAwake, useTapsNoted } from './useAwake.ts';

const SpinSummary = lazyPart('SpinSummary', () => import('./spins/SpinSummary.tsx'));

type Running = SpinRunControl & { run: SpinRun };
const isOn = (spins: SpinRunControl): spins is Running =>
  spins.run !== null && spins.run.is !== 'over';

const DESKS = { round: BetDesk, move: NestDesk, never: SpinDesk };

/** The desk's own button is being answered, or what came of it is looked up. */
const CALLING: ReadonlySet<string> = new Set([
  'loading',
  'loaded',
  'preparing',
  'sending',
  'reconnecting',
  'repeating',
  'recovering',
]);
const SHOWING: ReadonlySet<string> = new Set(['answered', 'presenting', 'presented']);
const GONE: ReadonlySet<string> = new Set([
  'starting',
  'resumable',
  'maintenance',
  'failed',
  'left',
]);

interface ContentProps extends DeskProps {
  isBusy: boolean;
  isShown: boolean;
  spins: SpinRunControl;
}

/** Why no round can be opened, where that is so. */
const refusedBy = ({ phase, refusal }: RoundState) => {
  if (phase === 'waiting') return refusal ?? 'msg.noMoreChances';
  return phase === 'idle' ? refusal : null;
};

/** What stands on the desk (engine/README.md); nothing while the scene has it. */
const Content = (props: ContentProps) => {
  const { t } = useTranslation('play');
  const { link, isBusy, isShown, spins } = props;
  const isLooking = useShown(link, ({ phase }) => phase === 'deciding' && link.stakes === 'round');
  const refused = useShown(link, refusedBy);
  if (isLooking)
    return (
      <Button look="quiet" isWide onClick={() => link.send({ type: 'quit' })}>
        {t('desk.stopLooking')}
      </Button>
    );
  if (isOn(spins)) return <SpinRunDesk {...spins} run={spins.run} />;
  if (isShown) return <p className={css.hint}>{t('desk.spinning')}</p>;
  if (refused === 'msg.insufficientBalance') return <TooFewToOpen {...props} />;
  if (refused) return <OpeningRefused refusal={refused} link={link} />;
  const Own = DESKS[link.stakes];
  return <Own {...props} isBusy={isBusy} onAll={spins.start} />;
};

/** Whose the desk is now; `busy`: its button is being answered; `shown`: what that brought is. */
const deskOf = (
  stakes: AnyRoundLink['stakes'],
  { phase, round, tuning }: RoundState,
): 'ours' | 'busy' | 'shown' | null => {
  const isOpen = round?.status === 'open';
  if (phase === 'idle' || phase === 'waiting' || phase === 'settled') return 'ours';
  if (CALLING.has(phase) && !isOpen && tuning !== null) return 'busy';
  // Its scene has nothing to press: the strip would stand empty.
  if (stakes === 'never' && SHOWING.has(phase)) return 'shown';
  if (stakes === 'move' && isOpen && !GONE.has(phase)) return 'ours';
  // An opponent is looked for: nothing can be pressed in the scene.
  return phase === 'deciding' && round?.view.phase === 'seeking' ? 'ours' : null;
};

/** While it takes no touch yet it looks so, and fills up; a tap that came too soon starts that anew. */
const Strip = ({ label, children }: { label: string; children: ReactNode }) => {
  const { isAwake, tries } = useAwake();
  const filling = [css.first, css.odd, css.even][tries === 0 ? 0 : 1 + (tries % 2)];
  return (
    <section className={clsx(css.desk, !isAwake && [css.asleep, filling])} aria-label={label}>
      {children}
    </section>
  );
};

interface TableDeskProps extends DeskProps {
  /** The player wants to leave while coins are at stake. */
  leaving: { onStay: () => void; onLeave: () => void } | null;
}

/** The chrome's part of a table: the desk, and the questions that are laid over the stage. */
export const Desk = memo(({ leaving, ...props }: TableDeskProps) => {
  const { t } = useTranslation('play');
  const { link } = props;
  const whose = useShown(link, (state) => deskOf(link.stakes, state));
  const isResumable = useShown(link, ({ phase }) => phase === 'resumable');
  useTapsNoted();
  const spins = useSpinRun(link);
  const isRunning = isOn(spins);
  return (
    <>
      {whose && (
        // One that comes after what was shown waits for a hand that taps on, too.
        <Strip
          key={isRunning ? 'running' : whose === 'shown' ? 'shown' : 'ours'}
          label={t('desk.label')}
        >
          <Content {...props} isBusy={whose === 'busy'} isShown={whose === 'shown'} spins={spins} />
          {whose !== 'shown' && !isRunning && <Beside {...props} />}
        </Strip>
      )}
      {spins.run?.is === 'over' && spins.run.told.length > 0 && (
        <Suspense fallback={null}>
          <SpinSummary run={spins.run} onClose={spins.putAway} />
        </Suspense>
      )}
      {isResumable && !leaving && <Resume link={link} />}
      {leaving && <Leaving bet={link.state().round?.bet ?? 0} {...leaving} />}
    </>
  );
});
