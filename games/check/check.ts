import type { RecordedStep, RoundRecord, SavedRound } from '#contract/fairness.ts';
import { isGameKey } from '#contract/games.ts';
import type { RoundEvent, RoundMode } from '#contract/rounds.ts';
import { isCommittedTuning } from '#engine/core/fair/canonical.ts';
import {
  type DrawListener,
  differ,
  isSameJson,
  type PlayedStep,
  type Verification,
  verifyRound,
} from '#engine/core/fair/verify.ts';
import { settlementOf, statusAfter } from '#engine/core/rules/after.ts';
import { boundsOf, costs } from '#engine/core/rules/plan.ts';
import type { Step } from '#engine/core/rules/rules.ts';
import { isBet } from '#engine/core/rules/tuning.ts';
import type { AnyGame } from '../game.ts';
import { gameOf } from '../registry.ts';
import { deadlinesOf, isDeadline, wrongTime } from './checkTimes.ts';
import { isMatch, savedOf } from './savedRound.ts';

type AnyVerification = Verification<unknown, RoundEvent>;

/**
 * What does not agree. `stake`: the step costs something else than the game lets it cost; `payment`: it
 * pays other coins than its multiplier says; `time`: it comes before the step it follows, or its clock
 * had not run out; `mode`: players do not meet in this game; `totals`, `end`, `view`: the round's sums,
 * whether it is over, and what it shows are not those of its steps.
 */
type Disagreement =
  | AnyVerification['disagreement']
  | { kind: 'stake' | 'payment' | 'time'; step: number }
  | { kind: 'mode' | 'totals' | 'end' | 'view' };

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
      /** Its steps leave it open, and no clock runs: that nobody went on for a day is the club's word alone. */
      isLeft: boolean;
      disagreement: Disagreement;
      /** The steps as recomputed, up to the first that could not be. */
      steps: AnyVerification['steps'];
    };

/** The first step that costs or pays something else than it should have, or has another move than its game reads; null: none. */
const wrongStep = (
  { plan, rules }: AnyGame,
  tuning: unknown,
  { round, steps }: SavedRound,
): Disagreement => {
  const bounds = boundsOf(plan, tuning);
  for (const [step, played] of steps.entries()) {
    const { by, move, bet, credited, multiplier } = played;
    const read = by === 'move' ? rules.parseMove(move) : undefined;
    if (!isSameJson(read, move)) return { kind: 'move', step };
    const isAllowed = bounds && costs(plan, played) ? isBet(bounds, bet) : bet === 0;
    if (!isAllowed) return { kind: 'stake', step };
    const settled = settlementOf(plan, tuning, { multiplier }, { bet, held: round.bet });
    if (credited !== settled.credited) return { kind: 'payment', step };
  }
  return null;
};

/** The rules a round began with: one that looks for an opponent begins otherwise. */
export const rulesOf = ({ rules, seek }: AnyGame, mode: RoundMode): AnyGame['rules'] =>
  seek && mode === 'live' ? { ...rules, open: seek } : rules;

const sumOf = (steps: readonly RecordedStep[], field: 'bet' | 'credited') =>
  steps.reduce((sum, step) => sum + step[field], 0);

type Last = Step<unknown, RoundEvent>;

/** A round in which no clock runs and nobody goes on ends by itself, and gives a bet back. */
const isLeft = ({ plan }: AnyGame, { round }: SavedRound, { isDone, clockMs }: Last): boolean =>
  !isDone && clockMs === null && round.status === (plan.kind === 'round' ? 'voided' : 'settled');

/** What the round itself says of its steps: every sum, its end, and what it shows. */
const wrongRound = (
  own: AnyGame,
  tuning: unknown,
  saved: SavedRound,
  last: Last,
  deadline: number | null,
): Disagreement => {
  const { round, steps } = saved;
  const isSummedUp =
    round.bet === sumOf(steps, 'bet') &&
    round.won === sumOf(steps, 'credited') &&
    round.step === steps.length - 1;
  if (!isSummedUp) return { kind: 'totals' };
  const isEnded = round.status === statusAfter(last) || isLeft(own, saved, last);
  if (!isEnded || !isDeadline(round.deadlineAt, deadline)) return { kind: 'end' };
  const view = own.rules.view(tuning, last.state);
  return isSameJson(round.view, view) ? null : { kind: 'view' };
};

const playedStep = ({ by, move, events, multiplier }: RecordedStep): PlayedStep =>
  by === 'move' ? { by, move, events, multiplier } : { by, events, multiplier };

/** A match draws nothing, so it is made again from the hands both have shown. */
const followed = (
  { match }: AnyGame,
  tuning: unknown,
  { round, steps, serverSeed }: SavedRound,
): AnyVerification => {
  const { serverSeedHash, clientSeed, nonce } = round;
  if (serverSeed !== null || [serverSeedHash, clientSeed, nonce].some((each) => each !== undefined))
    return differ({ kind: 'source' });
  if (!isCommittedTuning(round.tuning, round.tuningHash)) return differ({ kind: 'tuningHash' });
  return match ? match.follow(tuning, steps.map(playedStep)) : differ({ kind: 'source' });
};

/** Drawn again from the seeds; a match has none. */
const drawnAgain = (
  own: AnyGame,
  { round, steps, serverSeed }: SavedRound,
  onDraw?: DrawListener,
): AnyVerification => {
  const { mode, tuning, tuningHash, serverSeedHash, clientSeed, nonce } = round;
  if (!serverSeed || !serverSeedHash || !clientSeed || nonce === undefined)
    return differ({ kind: 'source' });
  const seeds = { serverSeed, serverSeedHash, clientSeed, nonce };
  const published = { ...seeds, tuning, tuningHash, steps: steps.map(playedStep) };
  return verifyRound(rulesOf(own, mode), own.tuning.schema, published, onDraw);
};

/** What its times do not agree with. Of a match, the other player's part comes whenever they play it. */
const untimely = (
  { match }: AnyGame,
  saved: SavedRound,
  deadlines: readonly (number | null)[],
): Disagreement => {
  const byClock = (step: RecordedStep) => step.by === 'timeout';
  const step = wrongTime(saved.steps, deadlines, (isMatch(saved) && match?.ranOut) || byClock);
  return step === null ? null : { kind: 'time', step };
};

/**
 * Recomputes a round as it was saved with the game's own rules: `npm run verify` asks this. Never throws
 * for a file of the contract's shape.
 */
export const checkSaved = (saved: SavedRound, onDraw?: DrawListener): RoundCheck => {
  const { round, serverSeed } = saved;
  if (!isGameKey(round.game)) return { kind: 'unknown' };
  const own = gameOf(round.game);
  const { success, data: tuning } = own.tuning.schema.safeParse(round.tuning);
  const finish = (kind: 'drawn' | 'match', verification: AnyVerification): RoundCheck => {
    const { steps } = verification;
    const last = steps.at(-1);
    const deadlines = deadlinesOf(saved.steps, steps);
    const disagreement =
      (round.mode === 'live' && !own.seek ? ({ kind: 'mode' } as const) : null) ??
      verification.disagreement ??
      wrongStep(own, tuning, saved) ??
      untimely(own, saved, deadlines) ??
      (last ? wrongRound(own, tuning, saved, last, deadlines.at(-1) ?? null) : null);
    const isFair = disagreement === null;
    return {
      kind,
      isFair,
      isLeft: isFair && last !== undefined && isLeft(own, saved, last),
      disagreement,
      steps,
    };
  };
  if (isMatch(saved))
    return finish('match', success ? followed(own, tuning, saved) : differ({ kind: 'tuning' }));
  if (serverSeed === null && round.serverSeedHash !== undefined) return { kind: 'secret' };
  return finish('drawn', drawnAgain(own, saved, onDraw));
};

/** `checkSaved` of a round as the server tells it: the app's 'Check this round' asks this. */
export const checkRound = (record: RoundRecord, onDraw?: DrawListener): RoundCheck =>
  checkSaved(savedOf(record), onDraw);
