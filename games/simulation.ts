import type { GameKey } from '#contract/games.ts';
import { type Clock, sleep } from '#engine/clock.ts';
import { type RunningSimulation, type Simulation, startSimulation } from '#engine/odds/simulate.ts';
import { gameOf } from './registry.ts';

/** What is to be simulated; plain data, so that it travels to a worker. */
export interface SimulationRequest {
  game: GameKey;
  /** As it was read: the game's own schema judges it. */
  tuning: unknown;
  /** One of the game's ways of playing (engine/odds/ways.ts). */
  way: string;
  /** Stakes, from 2. */
  rounds: number;
  /** 0 to 2^32 - 1. */
  seed: number;
}

/** Said to a worker; `id` is the caller's, and comes back with all that is told of it. */
export type SimulationCall =
  | { kind: 'start'; id: number; request: SimulationRequest }
  | { kind: 'stop'; id: number };

/** Told by a worker. `progress` comes with what is known so far; one of the others is the last. */
export type SimulationNews =
  | { kind: 'progress' | 'done' | 'stopped'; id: number; simulation: Simulation }
  | { kind: 'refused'; id: number; reason: string };

/** Stakes between two looks at what was said meanwhile: a fraction of a second of any game. */
const PIECE = 100_000;

/** Starts what was asked for; throws an Error that says what is wrong with it. */
const begin = ({ game, tuning, way: name, rounds, seed }: SimulationRequest): RunningSimulation => {
  const { odds, tuning: kit } = gameOf(game);
  const read = kit.schema.safeParse(tuning);
  if (!read.success) throw new Error('the tuning is out of its bounds');
  const way = odds.way(read.data, name);
  if (!way) throw new Error(`${game} has no way of playing '${name}'`);
  if (!Number.isSafeInteger(rounds) || rounds < 2)
    throw new Error('at least two stakes are played');
  const { rules, policy } = way;
  const { isStaked } = odds;
  return startSimulation({
    rules,
    policy,
    tuning: read.data,
    seed,
    ...(isStaked && { isStaked }),
  });
};

/** A worker's work, whatever thread it runs on: answers what takes the calls. */
export const serveSimulations = (
  tell: (news: SimulationNews) => void,
  clock: Clock,
): ((call: SimulationCall) => void) => {
  const running = new Set<number>();

  const run = async (id: number, request: SimulationRequest) => {
    const simulation = begin(request);
    for (let left = request.rounds; left > 0; left -= PIECE) {
      simulation.play(Math.min(PIECE, left));
      // A turn for the calls that came meanwhile.
      await sleep(clock, 0);
      const kind = !running.has(id) ? 'stopped' : left > PIECE ? 'progress' : 'done';
      tell({ kind, id, simulation: simulation.figures() });
      if (kind === 'stopped') return;
    }
  };

  return (call) => {
    const { id } = call;
    if (call.kind === 'stop') {
      running.delete(id);
      return;
    }
    running.add(id);
    run(id, call.request)
      .catch((error: Error) => tell({ kind: 'refused', id, reason: error.message }))
      .finally(() => running.delete(id));
  };
};
