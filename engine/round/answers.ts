import { betNear } from '../core/rules/tuning.ts';
import type { CallOutcome, RoundTimeouts } from './actors.ts';
import type { Landed, Loaded } from './answerReader.ts';
import type { RoundContext } from './context.ts';
import type { AnyRoundGame } from './game.ts';

/** What an answer changes in the machine's memory. Pure. */
type Change = Partial<RoundContext>;

const failureOf = (output: CallOutcome<unknown>) => (output.isOk ? null : output.failure);

/** The call may or may not have been carried out: the same id is sent again. */
export const isLost = (
  { brokenTries }: RoundTimeouts,
  { attempt }: RoundContext,
  output: CallOutcome<unknown>,
): boolean => {
  const kind = failureOf(output)?.kind;
  return kind === 'network' || kind === 'busy' || (kind === 'broken' && attempt < brokenTries);
};

/** Nor is it known, but the server keeps failing: the player is told, the call is kept. */
export const isBroken = (output: CallOutcome<unknown>): boolean =>
  failureOf(output)?.kind === 'broken';

export const isMaintenance = (output: CallOutcome<unknown>): boolean =>
  failureOf(output)?.kind === 'maintenance';

/** The stake nearest to `bet` that the game takes; 0 where nothing is staked. */
const betWithin = (
  game: AnyRoundGame,
  tuning: Record<string, unknown> | null,
  bet: number,
): number => {
  const bounds = tuning && game.bounds(tuning);
  return bounds ? betNear(bounds, Math.round(bet)) : 0;
};

/** The player set another stake. What is no number is none. */
export const withBet = (game: AnyRoundGame, { tuning }: RoundContext, bet: number): Change =>
  Number.isFinite(bet) ? { bet: betWithin(game, tuning, bet) } : {};

/** A call was carried out: its events are to be played, then its coins shown. */
export const afterCall = (output: CallOutcome<Landed>): Change => {
  if (!output.isOk) return {};
  const { events, ...rest } = output.value;
  return { ...rest, queue: events, attempt: 0, checks: 0, isConfirmed: true };
};

/**
 * The server's state was loaded. When a step of the round shown here ended without us, the game
 * names the events that lead to it, and they are played as if they had been answered.
 */
export const afterLoad = (
  game: AnyRoundGame,
  context: RoundContext,
  output: CallOutcome<Loaded>,
): Change => {
  if (!output.isOk) return {};
  const { last, coin, ...loaded } = output.value;
  const { round: before, view: shown } = context;
  // The round that is shown here may be over by now: then its end is the one to be told.
  const told =
    loaded.round === null && before !== null && last?.round.id === before.id ? last : null;
  const { round, view, ...rest } = told ? { ...loaded, ...told } : loaded;
  const change: Change = {
    ...rest,
    round,
    view,
    queue: [],
    attempt: 0,
    checks: 0,
    hasNews: false,
    bet: betWithin(game, rest.tuning, context.bet),
  };
  const isPlayedHere =
    context.isConfirmed &&
    before?.status === 'open' &&
    shown !== null &&
    (round === null || round.id === before.id);
  if (!isPlayedHere) return { ...change, arrival: 'fresh' };
  // What happened without us may have moved coins: they are shown when it was.
  const here: Change = { ...change, coin };

  if (round !== null && round.step === before.step && round.status === 'open')
    // Asked after a deadline the scene is as it was; asked after a refusal it has to be put right.
    return context.checks > 0 || context.hasNews
      ? { ...here, arrival: 'same', checks: context.checks }
      : { ...here, arrival: 'fresh' };

  const queue = game.eventsBetween(shown, view);
  if (round !== null)
    return { ...here, queue, arrival: round.status === 'open' ? 'fresh' : 'ended' };
  if (queue.length === 0) return { ...here, arrival: 'fresh' };
  // The server has put the round away: ours stays, so that its end is shown.
  return {
    ...here,
    queue,
    arrival: 'ended',
    round: { ...before, status: 'settled', deadlineAt: null },
    view: shown,
  };
};

/** A call got lost and goes back to `returnTo` after a while. */
export const afterLoss = (
  context: RoundContext,
  output: CallOutcome<unknown>,
  returnTo: RoundContext['returnTo'],
): Change => {
  const failure = failureOf(output);
  const busySeconds = failure?.kind === 'busy' ? failure.seconds : 0;
  return { returnTo, attempt: context.attempt + 1, busySeconds };
};

/** What the player is told about a call that was not carried out. */
export const failureNotice = (output: CallOutcome<unknown>): Change => {
  const failure = failureOf(output);
  if (!failure || !('message' in failure)) return {};
  const params = failure.kind === 'refused' ? failure.params : [];
  return { message: { key: failure.message, params } };
};

/** Milliseconds until a lost call is repeated: the schedule's, or longer where a 429 said so. */
export const backoffOf = (
  { backoffMs }: RoundTimeouts,
  { attempt, busySeconds }: RoundContext,
): number => Math.max(backoffMs[Math.min(attempt, backoffMs.length) - 1] ?? 0, busySeconds * 1_000);
