import type { Clock } from '#engine/core/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { prizeOf } from '#src/features/rounds/prizeOf.ts';

/** A spin that was shown: its round, and the money it won in sen. */
interface Spun {
  id: string;
  sen: number;
}

/** Several spins begun by one press; they stake nothing (docs/craft.md). */
export interface SpinRun {
  /** So many were asked for. */
  of: number;
  told: readonly Spun[];
  /** `held`: a big prize is shown until the player goes on. */
  is: 'on' | 'held' | 'over';
}

/** From here a prize is shown at its own pace, and waits for the player. Sen. */
const BIG_SEN = 20_00;
/** How long what a spin brought is seen before the next. Milliseconds. */
const SEEN_MS = 450;
/** No spin can be asked for any more. */
const CLOSED: ReadonlySet<string> = new Set(['waiting', 'maintenance', 'failed', 'left']);
/** Nothing is asked for, and nothing is shown. */
const RESTS: ReadonlySet<string> = new Set(['idle', 'settled', ...CLOSED]);

interface RunOptions {
  link: AnyRoundLink;
  of: number;
  clock: Clock;
  /** Spins are shown fast, or as the player has set it. */
  hurry(isFast: boolean): void;
  onChange(run: SpinRun): void;
}

/** Opens one spin after the other, each asked of the server by itself; the first fault ends it, and so does what covers it. */
export const createSpinRun = ({ link, of, clock, hurry, onChange }: RunOptions) => {
  let run: SpinRun = { of, told: [], is: 'on' };
  let shown = link.state().round?.id;
  /** Another one is to be opened as soon as it can be. */
  let isWanted = true;
  let cancel = () => {};
  const change = (next: Partial<SpinRun>) => {
    run = { ...run, ...next };
    onChange(run);
  };

  const end = () => {
    if (run.is === 'over') return;
    cancel();
    leave();
    hurry(false);
    change({ is: 'over' });
  };
  /** In a turn of its own: the machine is not done with what it tells. */
  const soon = (act: () => void, ms = 0) => {
    cancel();
    cancel = clock.later(ms, act);
  };
  const open = () => {
    isWanted = false;
    if (run.is === 'held') change({ is: 'on' });
    link.send({ type: 'open' });
  };
  const goOn = () => {
    if (link.state().phase === 'settled') link.send({ type: 'continue' });
    else if (run.is !== 'over') open();
  };
  /** A spin that was asked for is still shown, and is the last. */
  const stop = () => {
    if (run.is === 'over') return;
    if (RESTS.has(link.state().phase)) end();
    else change({ of: run.told.length + 1 });
  };
  const tell = (spun: Spun) => {
    shown = spun.id;
    const told = [...run.told, spun];
    if (told.length === run.of) {
      change({ told });
      return end();
    }
    const isHeld = spun.sen >= BIG_SEN;
    isWanted = true;
    change({ told, is: isHeld ? 'held' : 'on' });
    if (!isHeld) soon(goOn, SEEN_MS);
  };
  const follow = () => {
    const { phase, round, refusal, isCovered } = link.state();
    if (CLOSED.has(phase)) return end();
    const sen = round ? (prizeOf(round) ?? 0) : 0;
    if (phase === 'presenting') hurry(sen < BIG_SEN);
    if (phase === 'settled' && round && round.id !== shown) tell({ id: round.id, sen });
    if (isCovered || phase === 'reconnecting') return stop();
    // Where none is wanted here, the last one asked for was refused.
    if (phase === 'idle') return isWanted && refusal === null ? soon(open) : end();
  };
  const leave = link.subscribe(follow);
  return { goOn, stop };
};
