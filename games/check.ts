import type { RecordedStep, RoundRecord } from '#contract/fairness.ts';
import { type GameKey, isGameKey } from '#contract/games.ts';
import type { Round, RoundEvent, RoundMode } from '#contract/rounds.ts';
import { isCommittedSeed } from '#engine/fair/seeds.ts';
import {
  type DrawListener,
  differ,
  isSameJson,
  type PlayedStep,
  type Verification,
  verifyRound,
} from '#engine/fair/verify.ts';
import { payoutOf } from '#engine/round/result.ts';
import type { Rules, Step } from '#engine/round/rules.ts';
import { betBounds, isBet, type Stakes, type TuningKit } from '#engine/round/tuning.ts';
import { followMatch } from './rock-scissor-paper/match.ts';
import { rpsRules, seek } from './rock-scissor-paper/rules.ts';
import { rpsTuning } from './rock-scissor-paper/tuning.ts';
import { RULES } from './rules.ts';

type AnyVerification = Verification<unknown, RoundEvent>;

/**
 * What does not agree. `stake`: the step costs something else than the game lets it cost; `payment`: it
 * pays other coins than its multiplier says; `totals`, `end`, `view`: the round's sums, whether it is
 * over, and what it shows are not those of its steps. Times are not compared: no draw depends on them.
 */
type Disagreement =
  | AnyVerification['disagreement']
  | { kind: 'stake' | 'payment'; step: number }
  | { kind: 'totals' | 'end' | 'view' };

/** What can be said of a round from all that is published of it. */
export type RoundCheck =
  /** No game of this club. */
  | { kind: 'unknown' }
  /** Its server seed is still in use: it is shown once the player takes a new one. */
  | { kind: 'secret' }
  /** `drawn`: recomputed from its seeds. `match`: between two players, nothing was drawn. */
  | {
      kind: 'drawn' | 'match';
      isFair: boolean;
      disagreement: Disagreement;
      /** The steps as recomputed, up to the first that could not be. */
      steps: AnyVerification['steps'];
    };

type AnyRules = Rules<unknown, unknown, unknown, RoundEvent, object>;

/** How a game's steps are staked and paid. */
interface Staking {
  /** True where the step costs a stake. */
  isStaked(step: RecordedStep): boolean;
  /** Hundredths of a coin that the multiplier 100 pays in a step. */
  unit(record: RoundRecord, step: RecordedStep): number;
}

const isOpening = ({ by }: RecordedStep) => by === 'open';
const never = () => false;
const onBet: Staking = { isStaked: isOpening, unit: ({ round }) => round.bet };

const STAKING: Record<GameKey, Staking> = {
  fto: { isStaked: never, unit: ({ round }) => Number(round.tuning.coinsPerRight) },
  squidgame: onBet,
  'rock-scissor-paper': onBet,
  'lucky-egg': {
    isStaked: ({ by, move }) => by === 'move' && move?.kind === 'crack',
    unit: (_record, step) => step.bet,
  },
  // A spin's prize is no coins.
  'spin-wheel': { isStaked: never, unit: () => 0 },
};

/** The first step that costs or pays something else than it should have, or has a move that nobody made; null: none. */
const wrongStep = (game: GameKey, record: RoundRecord): Disagreement => {
  const { isStaked, unit } = STAKING[game];
  const { minBet = 0, maxBet = 0, betStep = 1 } = record.round.tuning as Partial<Stakes>;
  const bounds = betBounds({ minBet, maxBet, betStep });
  for (const [step, played] of record.steps.entries()) {
    const { by, move, bet, credited, multiplier } = played;
    if (by !== 'move' && move !== undefined) return { kind: 'move', step };
    const isAllowed = isStaked(played) ? isBet(bounds, bet) : bet === 0;
    if (!isAllowed) return { kind: 'stake', step };
    if (credited !== payoutOf(unit(record, played), multiplier)) return { kind: 'payment', step };
  }
  return null;
};

/**
 * The rules a round began with. The casts forget the game's own types; sound because `verifyRound`
 * hands the rules what their own schema and `parseMove` read, and the states they made.
 */
export const rulesOf = (game: GameKey, mode: RoundMode) => {
  const { rules, tuning } = RULES[game];
  const isSought = game === 'rock-scissor-paper' && mode === 'live';
  return {
    rules: (isSought ? { ...rpsRules, open: seek } : rules) as unknown as AnyRules,
    schema: tuning.schema as TuningKit<unknown>['schema'],
  };
};

const sumOf = (steps: readonly RecordedStep[], field: 'bet' | 'credited') =>
  steps.reduce((sum, step) => sum + step[field], 0);

const endOf = ({ isDone, isVoid }: Step<unknown, RoundEvent>): Round['status'] =>
  isDone ? (isVoid ? 'voided' : 'settled') : 'open';

/** What the round itself says of its steps: every sum, its end, and what it shows. */
const wrongRound = (
  { rules, schema }: ReturnType<typeof rulesOf>,
  { round, steps }: RoundRecord,
  last: Step<unknown, RoundEvent>,
): Disagreement => {
  const isSummedUp =
    round.bet === sumOf(steps, 'bet') &&
    round.won === sumOf(steps, 'credited') &&
    round.step === steps.length - 1;
  if (!isSummedUp) return { kind: 'totals' };
  if (round.status !== endOf(last) || (last.isDone && round.deadlineAt !== null))
    return { kind: 'end' };
  const view = rules.view(schema.parse(round.tuning), last.state);
  return isSameJson(round.view, view) ? null : { kind: 'view' };
};

const playedStep = ({ by, move, events, multiplier }: RecordedStep): PlayedStep =>
  by === 'move' ? { by, move, events, multiplier } : { by, events, multiplier };

const isMatch = ({ round, steps }: RoundRecord): boolean =>
  round.game === 'rock-scissor-paper' &&
  round.mode === 'live' &&
  steps.some(({ events }) =>
    events.some(({ kind, opponent }) => kind === 'began' && typeof opponent === 'string'),
  );

/** A match draws nothing, but its seed, once it is shown, is still the one that was promised. */
const checkMatch = ({ round, steps, serverSeed }: RoundRecord): AnyVerification => {
  if (serverSeed !== null && !isCommittedSeed(serverSeed, round.serverSeedHash))
    return differ({ kind: 'seed' });
  const tuning = rpsTuning.schema.safeParse(round.tuning);
  return tuning.success
    ? followMatch(tuning.data, steps.map(playedStep))
    : differ({ kind: 'tuning' });
};

/**
 * Recomputes a round from its published record with the game's own rules: the app's 'Check this
 * round' and `npm run verify` both ask this. Never throws for a record of the contract's shape.
 */
export const checkRound = (record: RoundRecord, onDraw?: DrawListener): RoundCheck => {
  const { round, steps, serverSeed } = record;
  const { game } = round;
  if (!isGameKey(game)) return { kind: 'unknown' };
  const kit = rulesOf(game, round.mode);
  const finish = (kind: 'drawn' | 'match', verification: AnyVerification): RoundCheck => {
    const last = verification.steps.at(-1);
    const disagreement =
      verification.disagreement ??
      wrongStep(game, record) ??
      (last ? wrongRound(kit, record, last) : null);
    return { kind, isFair: disagreement === null, disagreement, steps: verification.steps };
  };
  if (isMatch(record)) return finish('match', checkMatch(record));
  if (serverSeed === null) return { kind: 'secret' };
  const { serverSeedHash, clientSeed, nonce, tuning } = round;
  const published = { serverSeed, serverSeedHash, clientSeed, nonce, tuning };
  return finish(
    'drawn',
    verifyRound(kit.rules, kit.schema, { ...published, steps: steps.map(playedStep) }, onDraw),
  );
};
