import type { RecordedStep, RoundRecord } from '#contract/fairness.ts';
import { type GameKey, isGameKey } from '#contract/games.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import {
  type DrawListener,
  type PlayedStep,
  type Verification,
  verifyRound,
} from '#engine/fair/verify.ts';
import type { Rules } from '#engine/round/rules.ts';
import type { TuningKit } from '#engine/round/tuning.ts';
import { resultOf, rpsRules, seek } from './rock-scissor-paper/rules.ts';
import { RpsEvent } from './rock-scissor-paper/shapes.ts';
import { RULES } from './rules.ts';

type AnyVerification = Verification<unknown, RoundEvent>;

/** What can be said of a round from all that is published of it. */
export type RoundCheck =
  /** No game of this club. */
  | { kind: 'unknown' }
  /** Its server seed is still in use: it is shown once the player takes a new one. */
  | { kind: 'secret' }
  /**
   * A match between two players: nothing was drawn. `step` is the first whose hands do not make its
   * result, or whose payment is another; null: none.
   */
  | { kind: 'match'; isFair: boolean; step: number | null }
  /** Recomputed from its seeds. `payment`: the step pays other coins than its multiplier says. */
  | {
      kind: 'drawn';
      isFair: boolean;
      disagreement: AnyVerification['disagreement'] | { kind: 'payment'; step: number };
      /** The steps as recomputed, up to the first that could not be. */
      steps: AnyVerification['steps'];
    };

type AnyRules = Rules<unknown, unknown, unknown, RoundEvent, object>;

/** Hundredths of a coin that the multiplier 100 pays in a step; a spin's prize is no coins. */
const UNITS: Record<GameKey, (record: RoundRecord, step: RecordedStep) => number> = {
  fto: ({ round }) => Number(round.tuning.coinsPerRight),
  squidgame: ({ round }) => round.bet,
  'rock-scissor-paper': ({ round }) => round.bet,
  'lucky-egg': (_record, step) => step.bet,
  'spin-wheel': () => 0,
};

const isPaid = (game: GameKey, record: RoundRecord, step: RecordedStep): boolean =>
  step.credited === Math.floor((UNITS[game](record, step) * step.multiplier) / 100);

/** The first step that paid something else than it should have; null: none. */
const wrongPayment = (game: GameKey, record: RoundRecord): number | null => {
  const step = record.steps.findIndex((each) => !isPaid(game, record, each));
  return step === -1 ? null : step;
};

/**
 * The rules a round began with. The casts forget the game's own types; sound because `verifyRound`
 * hands the rules what their own schema and `parseMove` read, and the states they made.
 */
const rulesOf = (game: GameKey, { round }: RoundRecord) => {
  const { rules, tuning } = RULES[game];
  const isSought = game === 'rock-scissor-paper' && round.mode === 'live';
  return {
    rules: (isSought ? { ...rpsRules, open: seek } : rules) as unknown as AnyRules,
    schema: tuning.schema as TuningKit<unknown>['schema'],
  };
};

const playedStep = ({ by, move, events, multiplier }: RecordedStep): PlayedStep =>
  by === 'move' ? { by, move, events, multiplier } : { by, events, multiplier };

const isMatch = ({ round, steps }: RoundRecord): boolean =>
  round.mode === 'live' &&
  steps.some(({ events }) =>
    events.some(({ kind, opponent }) => kind === 'began' && typeof opponent === 'string'),
  );

/** A throw nobody made has no hands to judge by. */
const areHandsTrue = (event: RoundEvent): boolean => {
  const read = RpsEvent.safeParse(event);
  if (!read.success) return false;
  if (read.data.kind !== 'thrown') return true;
  const { mine, theirs, result } = read.data;
  return mine === null || theirs === null || resultOf(mine, theirs) === result;
};

const checkMatch = (game: GameKey, record: RoundRecord): RoundCheck => {
  const untrue = record.steps.findIndex(({ events }) => !events.every(areHandsTrue));
  const step = untrue === -1 ? wrongPayment(game, record) : untrue;
  return { kind: 'match', isFair: step === null, step };
};

/**
 * Recomputes a round from its published record with the game's own rules: the app's 'Check this
 * round' and `npm run verify` both ask this. Never throws for a record of the contract's shape.
 */
export const checkRound = (record: RoundRecord, onDraw?: DrawListener): RoundCheck => {
  const { round, steps, serverSeed } = record;
  const { game } = round;
  if (!isGameKey(game)) return { kind: 'unknown' };
  if (isMatch(record)) return checkMatch(game, record);
  if (serverSeed === null) return { kind: 'secret' };
  const { rules, schema } = rulesOf(game, record);
  const { serverSeedHash, clientSeed, nonce, tuning } = round;
  const published = { serverSeed, serverSeedHash, clientSeed, nonce, tuning };
  const verification = verifyRound(
    rules,
    schema,
    { ...published, steps: steps.map(playedStep) },
    onDraw,
  );
  const payment = verification.isFair ? wrongPayment(game, record) : null;
  if (payment === null) return { kind: 'drawn', ...verification };
  const disagreement = { kind: 'payment', step: payment } as const;
  return { kind: 'drawn', isFair: false, disagreement, steps: verification.steps };
};
