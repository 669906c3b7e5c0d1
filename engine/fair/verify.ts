import type { MessageKey } from '#contract/messages.ts';
import { type Draws, isRefusal, type Rules, type Step } from '../round/rules.ts';
import type { TuningKit } from '../round/tuning.ts';
import { createDraws, isDrawSource } from './draws.ts';
import { isCommittedSeed } from './seeds.ts';

/** One step as the server stored it: what caused it and what came of it. */
export type PlayedStep = (
  | { by: 'open' }
  | { by: 'timeout' }
  /** The move as it came over the wire. */
  | { by: 'move'; move: unknown }
) & { events: readonly unknown[]; multiplier: number };

/** All that is published of a round once its server seed is revealed; plain JSON. */
export interface PublishedRound {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  tuning: unknown;
  /** In order; the first opens the round, and its index is the `round` of each step's draws. */
  steps: readonly PlayedStep[];
}

/**
 * What does not agree; `step` is the index of the first step that differs. `start`: it does not begin
 * with its opening; `move`: no move of the game, or one after the round was over.
 */
type Disagreement =
  | { kind: 'seed' | 'source' | 'tuning' }
  | { kind: 'start' | 'move' | 'events' | 'multiplier'; step: number }
  | { kind: 'refused'; step: number; message: MessageKey };

export interface Verification<State, Event> {
  isFair: boolean;
  disagreement: Disagreement | null;
  /** The steps as recomputed, up to the first that could not be. */
  steps: readonly Step<State, Event>[];
}

/** JSON equality whatever the order of the keys: a database may keep them in its own. */
const isSameJson = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const ofB = new Map(Object.entries(b));
  const ofA = Object.entries(a);
  return (
    ofA.length === ofB.size &&
    ofA.every(([key, value]) => ofB.has(key) && isSameJson(value, ofB.get(key)))
  );
};

/** Told each number as it is drawn: the step, what it was drawn below, and the number. */
export type DrawListener = (step: number, n: number, drawn: number) => void;

/**
 * Recomputes a round from its published data with the game's own rules and compares every step with
 * what was stored. Never throws for malformed data: that is a disagreement.
 */
export const verifyRound = <Tuning, State, Move, Event, View>(
  rules: Rules<Tuning, State, Move, Event, View>,
  tuningSchema: TuningKit<Tuning>['schema'],
  round: PublishedRound,
  onDraw?: DrawListener,
): Verification<State, Event> => {
  const steps: Step<State, Event>[] = [];
  const differ = (disagreement: Disagreement): Verification<State, Event> => ({
    isFair: false,
    disagreement,
    steps,
  });

  const { serverSeed, clientSeed, nonce } = round;
  if (!isCommittedSeed(serverSeed, round.serverSeedHash)) return differ({ kind: 'seed' });
  if (!isDrawSource({ serverSeed, clientSeed, nonce, round: 0 })) return differ({ kind: 'source' });
  const parsed = tuningSchema.safeParse(round.tuning);
  if (!parsed.success) return differ({ kind: 'tuning' });
  const tuning = parsed.data;

  const take = (played: PlayedStep, index: number): Step<State, Event> | Disagreement => {
    const source = createDraws({ serverSeed, clientSeed, nonce, round: index });
    const draws: Draws = {
      below(n) {
        const drawn = source.below(n);
        onDraw?.(index, n, drawn);
        return drawn;
      },
    };
    const last = steps.at(-1);
    if (last === undefined || played.by === 'open') {
      if (index > 0 || played.by !== 'open') return { kind: 'start', step: index };
      return rules.open(tuning, draws);
    }
    if (last.isDone) return { kind: 'move', step: index };
    if (played.by === 'timeout') return rules.timeout(tuning, last.state, draws);
    const move = rules.parseMove(played.move);
    if (move === null) return { kind: 'move', step: index };
    const step = rules.move(tuning, last.state, move, draws);
    return isRefusal(step) ? { kind: 'refused', step: index, message: step.refused } : step;
  };

  if (round.steps.length === 0) return differ({ kind: 'start', step: 0 });
  for (const [index, played] of round.steps.entries()) {
    const step = take(played, index);
    if ('kind' in step) return differ(step);
    steps.push(step);
    if (!isSameJson(step.events, played.events)) return differ({ kind: 'events', step: index });
    if (step.multiplier !== played.multiplier) return differ({ kind: 'multiplier', step: index });
  }
  return { isFair: true, disagreement: null, steps };
};
