import type { MessageKey } from '#contract/messages.ts';
import {
  type Draws,
  isRefusedStep,
  type RefusedStep,
  type Rules,
  type Step,
} from '../rules/rules.ts';
import type { TuningKit } from '../rules/tuning.ts';
import { isCommittedTuning } from './canonical.ts';
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
  /** What it was shown as before the bet. */
  tuningHash: string;
  /** In order; the first opens the round, and its index is the `round` of each step's draws. */
  steps: readonly PlayedStep[];
}

/**
 * What does not agree; `step` is the index of the first step that differs. `start`: it does not begin
 * with its opening; `move`: no move of the game, or one after the round was over.
 */
export type Disagreement =
  | { kind: 'seed' | 'source' | 'tuning' | 'tuningHash' }
  | { kind: 'start' | 'move' | 'events' | 'multiplier'; step: number }
  | { kind: 'refused'; step: number; message: MessageKey };

export interface Verification<State, Event> {
  isFair: boolean;
  disagreement: Disagreement | null;
  /** The steps as recomputed, up to the first that could not be. */
  steps: readonly Step<State, Event>[];
}

const isSameObject = (a: Record<string, unknown>, b: Record<string, unknown>): boolean => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
};

/** JSON equality whatever the order of the keys: a database may keep them in its own. */
export const isSameJson = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  return isSameObject(a as Record<string, unknown>, b as Record<string, unknown>);
};

/** Told each number as it is drawn: the step, what it was drawn below, and the number. */
export type DrawListener = (step: number, n: number, drawn: number) => void;

/** What does not agree before any step was looked at. */
export const differ = (disagreement: Disagreement): Verification<never, never> => ({
  isFair: false,
  disagreement,
  steps: [],
});

/**
 * Makes the steps of a round again, each by `take` from the one before, and compares every one with
 * what was stored.
 */
export const compareSteps = <State, Event>(
  stored: readonly PlayedStep[],
  take: (
    played: PlayedStep,
    last: Step<State, Event> | undefined,
    index: number,
  ) => Step<State, Event> | RefusedStep | Disagreement,
): Verification<State, Event> => {
  const steps: Step<State, Event>[] = [];
  const found = (disagreement: Disagreement) => ({ isFair: false, disagreement, steps });
  if (stored.length === 0) return found({ kind: 'start', step: 0 });
  for (const [index, played] of stored.entries()) {
    const last = steps.at(-1);
    if ((played.by === 'open') !== (index === 0)) return found({ kind: 'start', step: index });
    if (last?.isDone) return found({ kind: 'move', step: index });
    const step = take(played, last, index);
    if (isRefusedStep(step)) return found({ kind: 'refused', step: index, message: step.refused });
    if ('kind' in step) return found(step);
    steps.push(step);
    if (!isSameJson(step.events, played.events)) return found({ kind: 'events', step: index });
    if (step.multiplier !== played.multiplier) return found({ kind: 'multiplier', step: index });
  }
  return { isFair: true, disagreement: null, steps };
};

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
  const { serverSeed, clientSeed, nonce } = round;
  if (!isCommittedSeed(serverSeed, round.serverSeedHash)) return differ({ kind: 'seed' });
  if (!isDrawSource({ serverSeed, clientSeed, nonce, round: 0 })) return differ({ kind: 'source' });
  const parsed = tuningSchema.safeParse(round.tuning);
  if (!parsed.success) return differ({ kind: 'tuning' });
  if (!isCommittedTuning(Object(round.tuning), round.tuningHash))
    return differ({ kind: 'tuningHash' });
  const tuning = parsed.data;

  return compareSteps(round.steps, (played, last, index) => {
    const source = createDraws({ serverSeed, clientSeed, nonce, round: index });
    const draws: Draws = {
      below(n) {
        const drawn = source.below(n);
        onDraw?.(index, n, drawn);
        return drawn;
      },
    };
    if (last === undefined) return rules.open(tuning, draws);
    if (played.by !== 'move') return rules.timeout(tuning, last.state, draws);
    const move = rules.parseMove(played.move);
    return move === null
      ? { kind: 'move', step: index }
      : rules.move(tuning, last.state, move, draws);
  });
};
