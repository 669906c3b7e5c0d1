import type { GameKey } from '#contract/games.ts';
import { type Clock, sleep } from '#engine/core/clock.ts';
import { playSessions, type SessionPlan, type Sessions } from '#engine/core/odds/sessions.ts';
import { startSimulation } from '#engine/core/odds/simulate.ts';
import type { StakeOptions } from '#engine/core/odds/stakes.ts';
import type { Sums } from '#engine/core/odds/sums.ts';
import { type StakePlayer, stakePlayerOf } from '#engine/core/odds/tables.ts';
import { gameOf } from '../registry.ts';

/** What is to be simulated; plain data, so that it travels to a worker. */
interface Subject {
  game: GameKey;
  /** As it was read: the game's own schema judges it. */
  tuning: unknown;
  /** One of the game's ways of playing (engine/core/odds/ways.ts). */
  way: string;
  /** 0 to 2^32 - 1. */
  seed: number;
}

/** One stream of stakes. */
export interface SimulationRequest extends Subject {
  /** Stakes, from 1. */
  rounds: number;
}

/** Sessions of some of the players, counted from 0. */
interface SessionsRequest extends Subject {
  plan: SessionPlan;
  players: { from: number; to: number };
}

/** Said to a worker; `id` is the caller's, and comes back with all that is told of it. */
export type SimulationCall =
  | { kind: 'start'; id: number; request: SimulationRequest }
  | { kind: 'sessions'; id: number; request: SessionsRequest }
  | { kind: 'stop'; id: number };

/** Told by a worker. `progress` comes with what is known so far; one of the others is the last. */
export type SimulationNews =
  | { kind: 'progress' | 'done' | 'stopped'; id: number; sums: Sums }
  | { kind: 'sessions'; id: number; sessions: Sessions }
  | { kind: 'refused'; id: number; reason: string };

/** Stakes between two looks at the time, and the time between two looks at what was said meanwhile. */
const PIECE = 10_000;
const TURN_MS = 100;

/** How the subject is played; throws an Error that says what is wrong with it. */
const playOf = ({ game, tuning, way: name }: Subject): StakeOptions<unknown, unknown, unknown> => {
  const { odds, tuning: kit } = gameOf(game);
  const read = kit.schema.safeParse(tuning);
  if (!read.success) throw new Error('the tuning is out of its bounds');
  const way = odds.way(read.data, name);
  if (!way) throw new Error(`${game} has no way of playing '${name}'`);
  const { isStaked } = odds;
  return { ...way, tuning: read.data, ...(isStaked && { isStaked }) };
};

/** Subjects whose tables are kept: those of a run come in turn. */
const MOST_KEPT = 8;

/** How subjects are played; one that comes again plays on by the table it has. */
const keepPlayed = () => {
  const kept = new Map<string, { options: ReturnType<typeof playOf>; stakes: StakePlayer }>();
  return (subject: Subject) => {
    const name = JSON.stringify([subject.game, subject.way, subject.tuning]);
    const known = kept.get(name);
    if (known) return known;
    const options = playOf(subject);
    const played = { options, stakes: stakePlayerOf(options) };
    if (kept.size === MOST_KEPT) kept.clear();
    kept.set(name, played);
    return played;
  };
};

/** A worker's work, whatever thread it runs on: answers what takes the calls. */
export const serveSimulations = (
  tell: (news: SimulationNews) => void,
  clock: Clock,
): ((call: SimulationCall) => void) => {
  const running = new Set<number>();
  const playedOf = keepPlayed();

  const run = async (id: number, request: SimulationRequest) => {
    const { options, stakes } = playedOf(request);
    if (!Number.isSafeInteger(request.rounds) || request.rounds < 1)
      throw new Error('at least one stake is played');
    const simulation = startSimulation({ ...options, seed: request.seed }, stakes);
    let left = request.rounds;
    while (left > 0) {
      const turn = clock.now() + TURN_MS;
      do {
        const piece = Math.min(PIECE, left);
        simulation.play(piece);
        left -= piece;
      } while (left > 0 && clock.now() < turn);
      if (left === 0) break;
      // A turn for the calls that came meanwhile.
      await sleep(clock, 0);
      const kind = running.has(id) ? 'progress' : 'stopped';
      tell({ kind, id, sums: simulation.sums() });
      if (kind === 'stopped') return;
    }
    tell({ kind: 'done', id, sums: simulation.sums() });
  };

  const runSessions = async (id: number, { plan, players, ...subject }: SessionsRequest) => {
    const { options, stakes } = playedOf(subject);
    const seeded = { ...options, seed: subject.seed };
    tell({ kind: 'sessions', id, sessions: playSessions(seeded, plan, players, stakes) });
  };

  return (call) => {
    const { id } = call;
    if (call.kind === 'stop') {
      running.delete(id);
      return;
    }
    running.add(id);
    (call.kind === 'start' ? run(id, call.request) : runSessions(id, call.request))
      .catch((error: Error) => tell({ kind: 'refused', id, reason: error.message }))
      .finally(() => running.delete(id));
  };
};
