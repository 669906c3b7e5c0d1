import { fromPromise } from 'xstate';
import type { CoinBalance } from '#contract/coins.ts';
import type { Round, RoundEvent, RoundMode } from '#contract/rounds.ts';
import type { Clock } from '../core/clock.ts';
import { createAnswerReader, type Landed, type Loaded } from './answerReader.ts';
import {
  type CallResult,
  type Failure,
  PendingCall,
  type PendingStore,
  type RoundCalls,
} from './calls.ts';
import type { AnyRoundGame, AnyRoundPresenter, RoundView } from './game.ts';
import { sleepUntil, withLimit } from './limits.ts';
import { type Covered, seenTimers } from './seenTimers.ts';

/** Milliseconds; each may be changed when a machine is made. */
export interface RoundTimeouts {
  /** A call without an answer for so long counts as lost and is repeated. */
  callMs: number;
  /** An event's animation is cut after so long that it was seen. */
  presentMs: number;
  /** Waits between repeated calls; the last one goes on for ever. */
  backoffMs: readonly number[];
  /** How often a call the server fails at (5xx) is repeated before the player is told. */
  brokenTries: number;
  /**
   * How long after a deadline the server is asked what became of it: a little more than the second
   * for which it still takes moves that were on their way.
   */
  graceMs: number;
  /** How often maintenance is looked at again. */
  maintenanceMs: number;
  /** A kept call older than this is dropped: nobody waits for it any more. */
  pendingMs: number;
}

const TIMEOUTS: RoundTimeouts = {
  callMs: 8_000,
  presentMs: 8_000,
  backoffMs: [500, 1_000, 2_000, 4_000],
  brokenTries: 4,
  graceMs: 1_100,
  maintenanceMs: 30_000,
  pendingMs: 60_000,
};

/** Everything outside the machine but the scene, handed in. */
export interface RoundServices {
  calls: RoundCalls;
  pending: PendingStore;
  clock: Clock;
  newRequestId(): string;
  /** The player's own part of the next round's draws: chosen by them, or fresh. */
  newClientSeed(): string;
  /** The balance to show from now on; called once for each answer that brought one. */
  applyCoins(coin: CoinBalance): void;
  /**
   * So many hundredths of a coin have left the balance that is shown, since they were just staked, until
   * another balance comes; 0: they are there again.
   */
  showStake(stake: number): void;
  /** A fault of a scene or a call that was survived. */
  report(error: unknown): void;
  timeouts?: Partial<RoundTimeouts>;
}

export type RoundIntent =
  | { kind: 'open'; bet: number; mode: RoundMode }
  /** `bet`: in a game that is staked move by move. */
  | { kind: 'move'; move: RoundEvent; bet?: number };

/** What is to be done, and in which round. */
interface Wanted {
  intent: RoundIntent | null;
  round: Round | null;
}

export type CallOutcome<Value> = { isOk: true; value: Value } | { isOk: false; failure: Failure };

/** Makes a call and measures the server's clock at the middle of its way there and back. */
const ask = async <Answer extends { serverNow: number }, Value>(
  { clock, callMs }: { clock: Clock; callMs: number },
  outer: AbortSignal,
  make: (signal: AbortSignal) => Promise<CallResult<Answer>>,
  read: (answer: Answer) => Value,
): Promise<CallOutcome<Value & { offset: number }>> => {
  const sentAt = clock.now();
  const result = await withLimit(clock, callMs, outer, make);
  if (result === null) return { isOk: false, failure: { kind: 'network' } };
  if (!result.isOk) return result;
  const offset = result.answer.serverNow - (sentAt + clock.now()) / 2;
  return { isOk: true, value: { ...read(result.answer), offset } };
};

/** The call that carries an intent, with a request id of its own. */
const callOf = (
  { newRequestId, newClientSeed, clock }: RoundServices,
  { intent, round }: Wanted,
): PendingCall => {
  const requestId = newRequestId();
  const madeAt = clock.now();
  if (intent?.kind === 'open') {
    const { bet, mode } = intent;
    const clientSeed = newClientSeed();
    return { kind: 'open', madeAt, request: { requestId, clientSeed, bet, mode } };
  }
  if (!intent || !round) throw new TypeError('a move needs a round');
  const { move, bet } = intent;
  const request = { requestId, step: round.step, move, ...(bet !== undefined && { bet }) };
  return { kind: 'move', madeAt, roundId: round.id, request };
};

/** The machine's actors over the services; every one can be cancelled and started again. */
export const createActors = (
  game: AnyRoundGame,
  presenter: AnyRoundPresenter,
  services: RoundServices,
) => {
  const { calls, pending, clock } = services;
  const timeouts: RoundTimeouts = { ...TIMEOUTS, ...services.timeouts };
  const way = { clock, callMs: timeouts.callMs };
  const read = createAnswerReader(game);

  /** Has the scene do something. Its fault is reported and passed over: the round goes on. */
  const show = async (
    machine: Covered,
    outer: AbortSignal,
    work: (signal: AbortSignal) => Promise<void> | void,
  ): Promise<void> => {
    try {
      await withLimit(seenTimers(clock, machine), timeouts.presentMs, outer, work);
    } catch (error) {
      if (!outer.aborted) services.report(error);
    }
  };

  return {
    timeouts,

    /** The call a reload interrupted, or null. */
    recall: fromPromise(async (): Promise<PendingCall | null> => {
      const kept = PendingCall.safeParse(pending.load());
      const isFresh = kept.success && clock.now() - kept.data.madeAt < timeouts.pendingMs;
      if (!isFresh) pending.clear();
      return isFresh ? kept.data : null;
    }),

    load: fromPromise<CallOutcome<Loaded>, void>(({ signal }) =>
      ask(way, signal, (inner) => calls.load(inner), read.loaded),
    ),

    /** Gives the intent its request id and keeps it, before anything is sent. */
    prepare: fromPromise<PendingCall, Wanted>(async ({ input }) => {
      const call = callOf(services, input);
      pending.save(call);
      return call;
    }),

    call: fromPromise<CallOutcome<Landed>, PendingCall | null>(({ input, signal }) => {
      if (!input) throw new TypeError('nothing to send');
      const make = (inner: AbortSignal) =>
        input.kind === 'open'
          ? calls.open(input.request, inner)
          : calls.move(input.roundId, input.request, inner);
      return ask(way, signal, make, read.landed);
    }),

    present: fromPromise<void, { event: RoundEvent | undefined; machine: Covered }>(
      async ({ input: { event, machine }, signal }) => {
        if (event) await show(machine, signal, (inner) => presenter.play(event, inner));
      },
    ),

    restore: fromPromise<void, { view: RoundView | null; machine: Covered }>(
      async ({ input: { view, machine }, signal }) => {
        if (view) await show(machine, signal, (inner) => presenter.restore(view, inner));
      },
    ),

    /** Waits for an absolute time, so that starting it again arms it again; null: for ever. */
    until: fromPromise<void, { at: number | null; leastMs: number }>(
      ({ input: { at, leastMs }, signal }) =>
        at === null ? new Promise(() => {}) : sleepUntil(clock, at, leastMs, signal),
    ),
  };
};
