import type { CoinBalance } from '#contract/coins.ts';
import type { EntryOf, Surroundings } from '#contract/recording.ts';
import type { AnyRoundPresenter } from '../../round/game.ts';
import type { createFilmLink } from './filmLink.ts';
import type { Reel } from './reel.ts';
import type { Memory } from './tape.ts';

/** States in which the scene does not show the round that the machine knows. */
const AWAY: ReadonlySet<unknown> = new Set([
  'starting',
  'recovering',
  'loaded',
  'resumable',
  'idle',
  'waiting',
]);

type Work = (scene: AnyRoundPresenter, signal: AbortSignal) => Promise<void> | void;

/** Something the scene was given to show. */
interface Showing {
  /** Its number in its segment; null: it is shown from memory. */
  id: number | null;
  cut: AbortController;
  isDone: boolean;
}

interface ActingOptions {
  reel: Reel;
  machine: Pick<ReturnType<typeof createFilmLink>, 'set' | 'tell'>;
  /** Null before it is on. */
  scene(): AnyRoundPresenter | null;
  applyCoins(coin: CoinBalance): void;
  /** What lay around the scene, or the part of it that changed. */
  surround(change: Surroundings): void;
  /** A control that was touched is touched again. */
  touch(touched: EntryOf<'touch'>): void;
  /** A fault of the scene that was survived. */
  report(error: unknown): void;
}

/** What the entries of a recording are to its scene. */
export const createActing = (options: ActingOptions) => {
  const { reel, machine, scene, applyCoins, surround, touch, report } = options;
  let showing: Showing | null = null;

  const show = (id: number | null, work: Work) => {
    const mine: Showing = { id, cut: new AbortController(), isDone: false };
    const { signal } = mine.cut;
    showing?.cut.abort();
    showing = mine;
    const play = async () => {
      const on = scene();
      if (on) await work(on, signal);
    };
    play()
      .catch((error: unknown) => signal.aborted || report(error))
      .finally(() => {
        mine.isDone = true;
      });
  };
  const cut = () => {
    showing?.cut.abort();
    showing = null;
  };

  /** The scene as it stands with this memory. */
  const stand = (memory: Memory | null) => {
    machine.set(memory);
    const { view } = (memory?.context ?? {}) as ReturnType<Reel['shownFrom']>;
    if (view && !AWAY.has(memory?.value)) show(null, (on, signal) => on.restore(view, signal));
    machine.tell();
  };
  const give = (step: number, { show: id, what }: EntryOf<'show'>) => {
    const { view, queue } = reel.shownFrom(step);
    const event = queue?.[0];
    if (what === 'restore' && view) show(id, (on, signal) => on.restore(view, signal));
    else if (event?.kind === what) show(id, (on, signal) => on.play(event, signal));
  };
  const changeTo = (now: Memory | null) => {
    // The machine went on without waiting: a skip, or its time was up.
    if (now?.value !== 'presenting' && now?.value !== 'restoring') cut();
    machine.set(now);
    machine.tell();
  };

  return {
    stand,
    cut,
    /** The surroundings and the purse as they were at a step. */
    dress(step: number) {
      surround(reel.aroundAt(step));
      applyCoins(reel.coinsAt(step));
    },
    /** Whether the scene is still at what an entry says it has shown. */
    isBehind(step: number): boolean {
      const entry = reel.steps[step]?.entry;
      return entry?.kind === 'shown' && showing?.id === entry.show && !showing.isDone;
    },
    apply(step: number) {
      const entry = reel.steps[step]?.entry;
      if (entry?.kind === 'show') give(step, entry);
      else if (entry?.kind === 'shown' && showing?.id === entry.show) cut();
      else if (entry?.kind === 'coins') applyCoins(reel.coinsAt(step));
      else if (entry?.kind === 'around') surround(entry.change);
      else if (entry?.kind === 'touch') touch(entry);
      else if (entry?.kind === 'state') changeTo(reel.memoryAt(step));
    },
  };
};
