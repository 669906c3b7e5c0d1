import type { RecordedStep, RoundRecord } from '#contract/fairness.ts';
import { isGameKey } from '#contract/games.ts';
import type { Round, RoundEvent, RoundMode } from '#contract/rounds.ts';
import { isCommittedTuning } from '#engine/fair/canonical.ts';
import { isCommittedSeed } from '#engine/fair/seeds.ts';
import {
  type DrawListener,
  differ,
  isSameJson,
  type PlayedStep,
  type Verification,
  verifyRound,
} from '#engine/fair/verify.ts';
import { boundsOf, costs, payoutOf } from '#engine/round/plan.ts';
import type { Step } from '#engine/round/rules.ts';
import { isBet } from '#engine/round/tuning.ts';
import type { AnyGame } from './game.ts';
import { gameOf } from './registry.ts';

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

/** The first step that costs or pays something else than it should have, or has a move that nobody made; null: none. */
const wrongStep = (
  { plan }: AnyGame,
  tuning: unknown,
  { round, steps }: RoundRecord,
): Disagreement => {
  const bounds = boundsOf(plan, tuning);
  for (const [step, played] of steps.entries()) {
    const { by, move, bet, credited, multiplier } = played;
    if (by !== 'move' && move !== undefined) return { kind: 'move', step };
    const isAllowed = bounds && costs(plan, played) ? isBet(bounds, bet) : bet === 0;
    if (!isAllowed) return { kind: 'stake', step };
    const stake = plan.kind === 'move' ? bet : round.bet;
    if (credited !== payoutOf(plan, tuning, stake, multiplier)) return { kind: 'payment', step };
  }
  return null;
};

/** The rules a round began with: one that looks for an opponent begins otherwise. */
export const rulesOf = ({ rules, seek }: AnyGame, mode: RoundMode): AnyGame['rules'] =>
  seek && mode === 'live' ? { ...rules, open: seek } : rules;

const sumOf = (steps: readonly RecordedStep[], field: 'bet' | 'credited') =>
  steps.reduce((sum, step) => sum + step[field], 0);

const endOf = ({ isDone, isVoid }: Step<unknown, RoundEvent>): Round['status'] =>
  isDone ? (isVoid ? 'voided' : 'settled') : 'open';

/** What the round itself says of its steps: every sum, its end, and what it shows. */
const wrongRound = (
  { rules }: AnyGame,
  tuning: unknown,
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
  const view = rules.view(tuning, last.state);
  return isSameJson(round.view, view) ? null : { kind: 'view' };
};

const playedStep = ({ by, move, events, multiplier }: RecordedStep): PlayedStep =>
  by === 'move' ? { by, move, events, multiplier } : { by, events, multiplier };

/** Two players met: the opponent has a name. */
const isMatch = ({ round, steps }: RoundRecord): boolean =>
  round.mode === 'live' &&
  steps.some(({ events }) =>
    events.some(({ kind, opponent }) => kind === 'began' && typeof opponent === 'string'),
  );

/** A match draws nothing, but its seed, once it is shown, is still the one that was promised. */
const checkMatch = (
  { match }: AnyGame,
  tuning: unknown,
  { round, steps, serverSeed }: RoundRecord,
): AnyVerification => {
  if (serverSeed !== null && !isCommittedSeed(serverSeed, round.serverSeedHash))
    return differ({ kind: 'seed' });
  if (!isCommittedTuning(round.tuning, round.tuningHash)) return differ({ kind: 'tuningHash' });
  return match ? match.follow(tuning, steps.map(playedStep)) : differ({ kind: 'source' });
};

/**
 * Recomputes a round from its published record with the game's own rules: the app's 'Check this
 * round' and `npm run verify` both ask this. Never throws for a record of the contract's shape.
 */
export const checkRound = (record: RoundRecord, onDraw?: DrawListener): RoundCheck => {
  const { round, steps, serverSeed } = record;
  const { game } = round;
  if (!isGameKey(game)) return { kind: 'unknown' };
  const own = gameOf(game);
  const { success, data: tuning } = own.tuning.schema.safeParse(round.tuning);
  const finish = (kind: 'drawn' | 'match', verification: AnyVerification): RoundCheck => {
    const last = verification.steps.at(-1);
    const disagreement =
      verification.disagreement ??
      wrongStep(own, tuning, record) ??
      (last ? wrongRound(own, tuning, record, last) : null);
    return { kind, isFair: disagreement === null, disagreement, steps: verification.steps };
  };
  if (isMatch(record))
    return finish('match', success ? checkMatch(own, tuning, record) : differ({ kind: 'tuning' }));
  if (serverSeed === null) return { kind: 'secret' };
  const { serverSeedHash, clientSeed, nonce, tuning: values, tuningHash } = round;
  const seeds = { serverSeed, serverSeedHash, clientSeed, nonce };
  const published = { ...seeds, tuning: values, tuningHash };
  return finish(
    'drawn',
    verifyRound(
      rulesOf(own, round.mode),
      own.tuning.schema,
      { ...published, steps: steps.map(playedStep) },
      onDraw,
    ),
  );
};
