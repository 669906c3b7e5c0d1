import * as z from 'zod/mini';
import { create } from 'zustand';
import type { Round } from '#contract/rounds.ts';
import { pageVisibility, type Visibility } from '#engine/canvas/device/visibility.ts';
import { type Clock, wallClock } from '#engine/core/clock.ts';
import { readStored, visitPlayed } from '#src/base/stored.ts';
import { useSession, whoseIs } from './store.ts';

const HOUR_MS = 3_600_000;
/** How often the time at a table is counted. */
export const COUNT_MS = 15_000;

const Visit = z.object({
  /** Whose visit it is. */
  uid: z.nullable(z.string()),
  /** Milliseconds at the tables of all games, while they could be seen. */
  playedMs: z.number(),
  /** Full hours the player was reminded of. */
  hoursTold: z.number(),
  /** By round: what it had brought when this visit first met it, and what it has by now; hundredths. */
  rounds: z.record(z.string(), z.object({ base: z.number(), now: z.number() })),
});
type Visit = z.infer<typeof Visit>;

const visitOf = (uid: string | null): Visit => ({ uid, playedMs: 0, hoursTold: 0, rounds: {} });

/** What was played on this visit, over all games: it ends with the tab, and with another player. */
export const useVisit = create<Visit>()(() => readStored(visitPlayed, Visit) ?? visitOf(null));

const change = (next: (visit: Visit) => Partial<Visit>): void => {
  const uid = whoseIs(useSession.getState());
  const before = useVisit.getState();
  const visit = before.uid === uid ? before : visitOf(uid);
  const after = { ...visit, ...next(visit) };
  useVisit.setState(after, true);
  visitPlayed.set(JSON.stringify(after));
};

/** What was won on this visit less what was staked, hundredths of a coin. */
export const netOf = ({ rounds }: Pick<Visit, 'rounds'>): number =>
  Object.values(rounds).reduce((net, { base, now }) => net + now - base, 0);

/** Full hours played that the player was not reminded of yet are due for a word; 0: none is. */
export const hoursDue = ({ playedMs, hoursTold }: Visit): number => {
  const hours = Math.floor(playedMs / HOUR_MS);
  return hours > hoursTold ? hours : 0;
};

/** The player was reminded of the hours played so far. */
export const tellHours = (): void =>
  change(({ playedMs }) => ({ hoursTold: Math.floor(playedMs / HOUR_MS) }));

/** A bet that is still held is neither lost nor won. */
const resultOf = ({ status, bet, won }: Round, isHeld: boolean): number =>
  status === 'voided' || (status === 'open' && isHeld) ? 0 : won - bet;

/**
 * Notes how a round stands. `isHeld`: its bet is held until it ends; `isShown`: its coins have arrived
 * on the screen. What a round brought before this visit met it is another visit's.
 */
export const noteRound = (
  round: Round,
  { isHeld, isShown }: { isHeld: boolean; isShown: boolean },
): void => {
  const result = resultOf(round, isHeld);
  const known = useVisit.getState().rounds[round.id];
  if (known && (!isShown || known.now === result)) return;
  change(({ rounds }) => {
    const base = rounds[round.id]?.base ?? result;
    return { rounds: { ...rounds, [round.id]: { base, now: isShown ? result : base } } };
  });
};

/** Counts the time at a table while its page can be seen. Answers how to stop. */
export const countTime = (
  clock: Clock = wallClock,
  visibility: Visibility = pageVisibility(),
): (() => void) => {
  let since = visibility.isVisible() ? clock.now() : null;
  const count = () => {
    if (since === null) return;
    const now = clock.now();
    const passed = Math.max(0, now - since);
    since = now;
    if (passed > 0) change(({ playedMs }) => ({ playedMs: playedMs + passed }));
  };
  const stopCounting = clock.every(COUNT_MS, count);
  const stopWatching = visibility.watch((isVisible) => {
    count();
    since = isVisible ? clock.now() : null;
  });
  return () => {
    stopCounting();
    stopWatching();
    count();
  };
};
