import type { MessageKey } from '#contract/messages.ts';
import type { GameStateAnswer, Round, RoundAnswer, RoundEvent } from '#contract/rounds.ts';
import type { Clock } from '../../core/clock.ts';
import { hashTuning } from '../../core/fair/canonical.ts';
import { createDraws } from '../../core/fair/draws.ts';
import { hashServerSeed } from '../../core/fair/seeds.ts';
import {
  isOut,
  meet,
  overWith,
  positionAfter,
  STEP_WORDS,
  type StepWords,
} from '../../core/rules/after.ts';
import {
  type Draws,
  isRefusedStep,
  type RefusedStep,
  type Rules,
  type Step,
} from '../../core/rules/rules.ts';
import type { CallResult, OpenRequest, StepRequest } from '../../round/calls.ts';
import { createHouseCoins, type HouseStakes } from './coins.ts';

/** What of a house can be changed at any time, and its rounds heed. */
export interface Openness {
  /** Whether a settled round is still told by `load`. */
  isLastTold: boolean;
  /** Why no round can be opened. */
  refusal: MessageKey | null;
  /** Matches between players are said to be on. */
  isLive: boolean;
}

/** Rules and tuning are read when they are needed: a round keeps the tuning it was opened with. */
export interface HouseOptions<Tuning, State, Move, Event extends RoundEvent, View extends object>
  extends HouseStakes<Tuning, State, Move> {
  clock: Clock;
  /** The server's clock less the caller's, milliseconds. */
  offset?: number;
  game: string;
  rules: Rules<Tuning, State, Move, Event, View>;
  /** How it refuses a move for a step that is over. */
  words?: StepWords;
  tuning: Tuning & object;
  tuningVersion: number;
  remain?: (state: State | null) => number | null;
  /** Opens a match between two players; nobody ever comes. */
  seek?: (tuning: Tuning) => Step<State, Event>;
  serverSeed?: string;
}

const SEED = '3b'.repeat(32);

const refused = (message: MessageKey): CallResult<never> => ({
  isOk: false,
  failure: { kind: 'refused', message, params: [] },
});

/** As it goes over the wire. */
const plain = (value: object): Record<string, unknown> => Object.fromEntries(Object.entries(value));

/** What of a saved house is not its round. */
interface HouseSave {
  coins: readonly [coins: number, held: number];
  seeds: { serverSeed: string; number: number; nonce: number };
  at: number;
}

interface Played<Tuning, State> {
  round: Round;
  tuning: Tuning;
  state: State;
  /** The steps that its player did not make. */
  timedOut: readonly number[];
}

/** What a move leads to, or what it is refused with. */
const workOut = <Tuning, State, Move, Event extends RoundEvent, View extends object>(
  { rules, plan, words = STEP_WORDS }: HouseOptions<Tuning, State, Move, Event, View>,
  { round, tuning, state, timedOut }: Played<Tuning, State>,
  request: StepRequest,
  { draws, now }: { draws: Draws; now: number },
): { step: Step<State, Event>; bet: number } | RefusedStep => {
  const { step: at, status, deadlineAt } = round;
  const met = meet({ rules, plan }, { step: at, status, deadlineAt, tuning }, request, now);
  switch (met.kind) {
    // A clock that is out was swept before.
    case 'passed':
    case 'over':
      return { refused: overWith(words, timedOut.includes(request.step + 1)) };
    case 'invalid':
      return { refused: 'msg.invalidRequest' };
    case 'move': {
      const step = rules.move(tuning, state, met.move, draws);
      return isRefusedStep(step) ? step : { step, bet: met.bet };
    }
  }
};

/** The round that is played, or was last: what its steps cost and paid, and when the next may begin. */
const createPlayed = <Tuning, State, Move, Event extends RoundEvent, View extends object>(
  options: HouseOptions<Tuning, State, Move, Event, View>,
  coins: ReturnType<typeof createHouseCoins<Tuning, State, Move>>,
  now: () => number,
) => {
  const { plan, remain = () => null } = options;
  let played: Played<Tuning, State> | null = null;
  let nextAt: number | null = null;
  const told = () => ({
    serverNow: now(),
    coin: coins.told(),
    remain: remain(played?.state ?? null),
  });
  /** Takes a step of a round. */
  const take = (
    before: Round,
    tuning: Tuning,
    step: Step<State, Event>,
    { stake = 0, timedOut = [] }: { stake?: number; timedOut?: readonly number[] } = {},
  ): CallResult<RoundAnswer> => {
    const round = {
      ...before,
      ...positionAfter(before, step, now()),
      ...coins.book(before, tuning, step, stake),
      view: plain(options.rules.view(tuning, step.state)),
    };
    played = { round, tuning, state: step.state, timedOut };
    const waitMs = step.isDone && plan.kind === 'free' ? plan.waitMs(options.tuning) : 0;
    if (waitMs > 0) nextAt = now() + waitMs;
    return { isOk: true, answer: { ...told(), round, events: [...step.events], nextAt } };
  };
  return {
    last: () => played,
    nextAt: () => nextAt,
    save: () => ({ played, nextAt }),
    /** As it was saved, its times `shiftMs` later. */
    restore(saved: { played: typeof played; nextAt: number | null }, shiftMs: number) {
      const later = (at: number | null) => (at === null ? null : at + shiftMs);
      nextAt = later(saved.nextAt);
      if (!saved.played) {
        played = null;
        return;
      }
      const { round } = saved.played;
      const openedAt = round.openedAt + shiftMs;
      const deadlineAt = later(round.deadlineAt);
      played = { ...saved.played, round: { ...round, openedAt, deadlineAt } };
    },
    /** What every answer tells. */
    told,
    take,
    /** Takes a step of the open round that its player did not make; a refused one changes nothing. */
    happen(stepOf: (tuning: Tuning, state: State) => Step<State, Event> | RefusedStep) {
      if (played?.round.status !== 'open') return;
      const { round, tuning, state, timedOut } = played;
      const step = stepOf(tuning, state);
      if (!isRefusedStep(step))
        take(round, tuning, step, { timedOut: [...timedOut, round.step + 1] });
    },
  };
};

type OfHouse = 'game' | 'nonce' | 'tuning' | 'tuningHash' | 'tuningVersion' | 'openedAt';

/** A round before its first step. */
const newRound = (
  { requestId, clientSeed, bet, mode }: OpenRequest,
  own: Pick<Round, OfHouse | 'seedId' | 'serverSeedHash'>,
): Round => ({
  ...own,
  id: `r-${requestId}`,
  mode,
  step: -1,
  status: 'open',
  bet,
  won: 0,
  clientSeed,
  deadlineAt: null,
  view: {},
});

/** The rounds of a house (house.ts): real rules and draws, deadlines and stakes, in memory. */
export const createHouseRounds = <
  Tuning,
  State,
  Move,
  Event extends RoundEvent,
  View extends object,
>(
  options: HouseOptions<Tuning, State, Move, Event, View>,
  openness: Openness,
) => {
  const { clock, offset = 0, game } = options;
  const now = () => clock.now() + offset;
  const coins = createHouseCoins(options);
  const { last, nextAt, told, take, happen, save, restore } = createPlayed(options, coins, now);
  let seeds = { serverSeed: options.serverSeed ?? SEED, number: 1, nonce: 0 };
  const drawsFor = ({ step, clientSeed, nonce }: Round) =>
    createDraws({ serverSeed: seeds.serverSeed, clientSeed, nonce, round: step + 1 });
  const commitment = () => ({
    seedId: `s${seeds.number}`,
    serverSeedHash: hashServerSeed(seeds.serverSeed),
  });

  return {
    now,
    coins: coins.balance,
    addCoins: coins.add,
    last,
    /** Takes another seed from the next round on. Throws while a round is open. */
    reseed(serverSeed: string) {
      if (last()?.round.status === 'open') throw new Error('a round keeps its seed');
      seeds = { serverSeed, number: seeds.number + 1, nonce: 0 };
    },
    /** How everything stands, to come back to. */
    save: () => ({ ...save(), coins: coins.save(), seeds, at: now() }),
    /** As it stood then; its deadlines are as far off as they were. */
    restore(saved: ReturnType<typeof save> & HouseSave) {
      restore(saved, now() - saved.at);
      coins.restore(saved.coins);
      seeds = saved.seeds;
    },
    /** A deadline that passed is kept, if nobody asked meanwhile. */
    sweep() {
      const round = last()?.round;
      if (!round || !isOut(round.deadlineAt, now())) return;
      happen((tuning, state) => options.rules.timeout(tuning, state, drawsFor(round)));
    },
    happen,
    load(): CallResult<GameStateAnswer> {
      const round = last()?.round ?? null;
      const isOpen = round?.status === 'open';
      const next = nextAt();
      const answer: GameStateAnswer = {
        ...told(),
        round: isOpen ? round : null,
        last: !isOpen && openness.isLastTold ? round : null,
        commitment: { ...commitment(), nonce: seeds.nonce },
        tuningVersion: options.tuningVersion,
        tuning: plain(options.tuning),
        tuningHash: hashTuning(options.tuning),
        nextAt: next !== null && next > now() ? next : null,
        refusal: openness.refusal,
        isLive: openness.isLive,
      };
      return { isOk: true, answer };
    },
    open(request: OpenRequest): CallResult<RoundAnswer> {
      const { bet, mode } = request;
      if (last()?.round.status === 'open') return refused('msg.roundOpen');
      if (openness.refusal) return refused(openness.refusal);
      if (now() < (nextAt() ?? 0)) return refused('msg.dailyPlayUsed');
      if (!coins.has(bet)) return refused('msg.insufficientCoins');
      coins.hold(bet);
      const { rules, tuning, tuningVersion, seek } = options;
      const round = newRound(request, {
        game,
        ...commitment(),
        nonce: seeds.nonce,
        tuningVersion,
        tuning: plain(tuning),
        tuningHash: hashTuning(tuning),
        openedAt: now(),
      });
      seeds = { ...seeds, nonce: seeds.nonce + 1 };
      const isSought = mode === 'live' && seek !== undefined;
      return take(round, tuning, isSought ? seek(tuning) : rules.open(tuning, drawsFor(round)));
    },
    move(id: string, request: StepRequest): CallResult<RoundAnswer> {
      const played = last();
      if (played?.round.id !== id) return refused('msg.roundNotFound');
      const worked = workOut(options, played, request, {
        draws: drawsFor(played.round),
        now: now(),
      });
      if (isRefusedStep(worked)) return refused(worked.refused);
      const { step, bet: stake } = worked;
      if (!coins.has(stake)) return refused('msg.insufficientCoins');
      return take(played.round, played.tuning, step, { stake, timedOut: played.timedOut });
    },
  };
};
