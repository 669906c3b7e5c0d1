import type { GameKey } from '#contract/games.ts';
import type { RoundEvent, RoundMode } from '#contract/rounds.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { isRefusedStep, type Rules, type Step } from '#engine/core/rules/rules.ts';
import { gameOf } from '#games/registry.ts';
import { rpsTuning } from '#games/rock-scissor-paper/tuning.ts';

/** Tests' own: what a player sends, with the id it goes under. */
export type Request =
  | { call: 'open'; id: string; game: GameKey; bet: number; mode: RoundMode }
  | {
      call: 'move';
      id: string;
      game: GameKey;
      roundId: string;
      step: number;
      move: { kind: string; [field: string]: unknown };
      bet?: number;
    };

/** What must come back: a refusal's status and key, or the round and the coins as they then stand. */
export type Expected =
  | { refused: string }
  | {
      round: {
        game: string;
        mode: string;
        step: number;
        status: string;
        bet: number;
        won: number;
        nonce: number;
        isClockRunning: boolean;
        view: unknown;
      };
      events: unknown;
      balance: number;
      pending: number;
      remain: number | null;
    };

type AnyStep = Step<unknown, RoundEvent>;
interface Kit {
  rules: Rules<unknown, unknown, unknown, RoundEvent, object>;
  tuning: Record<string, unknown>;
}

const kitOf = (game: GameKey): Kit => {
  const { rules, tuning } = gameOf(game);
  return { rules, tuning: tuning.defaults as Kit['tuning'] };
};
const numberIn = (kit: Kit, name: string): number => Number(kit.tuning[name]);

/** From the least bet to the most, in steps: counted here by itself. */
const isTaken = (kit: Kit, bet: number): boolean => {
  const [least, most, step] = [
    numberIn(kit, 'minBet'),
    numberIn(kit, 'maxBet'),
    numberIn(kit, 'betStep'),
  ];
  return bet >= least && bet <= most && (bet - least) % step === 0;
};

const lineOf = (game: GameKey): string => gameOf(game).transactionType;
const holdsIn = (game: GameKey): boolean => gameOf(game).plan.kind === 'round';
export const PLAYER_SEED = 'model';

export interface ModelRound {
  /** As the server named it; empty until its answer came. */
  id: string;
  game: GameKey;
  mode: RoundMode;
  step: number;
  status: 'open' | 'settled' | 'voided';
  bet: number;
  won: number;
  nonce: number;
  isClockRunning: boolean;
  state: unknown;
  /** Steps the clock took. */
  timedOut: number[];
}

/** Everything that is the player's, as one would explain it on a napkin. Plain data: it is copied. */
interface Books {
  available: number;
  held: number;
  /** Newest last. */
  rounds: ModelRound[];
  lines: string[];
  rewards: number[];
  depositSen: number;
  isVerified: boolean;
  serverSeed: string;
  nonce: number;
  answered: Record<string, { body: string; expected: Expected }>;
}

const refuse = (text: string): Expected => ({ refused: text });

/**
 * Tests' own: the club's rounds and coins without a server. It runs the games' rules on the draws of
 * a seed it was told, and counts the coins by itself; nothing of the server's ledger is in it.
 */
export class RoundModel {
  books: Books;

  constructor(books?: Books) {
    this.books = books ?? {
      available: 0,
      held: 0,
      rounds: [],
      lines: [],
      rewards: [],
      depositSen: 0,
      isVerified: false,
      serverSeed: '',
      nonce: 0,
      answered: {},
    };
  }

  copy(): RoundModel {
    return new RoundModel(structuredClone(this.books));
  }

  latest(game: GameKey): ModelRound | undefined {
    return this.books.rounds.findLast((round) => round.game === game);
  }

  /** Carries a request out once; the same id answers alike, or refuses another body. */
  request(request: Request): Expected {
    const { id, ...rest } = request;
    const body = JSON.stringify(rest);
    const before = this.books.answered[id];
    if (before) return before.body === body ? before.expected : refuse('409 msg.requestMismatch');
    const expected = request.call === 'open' ? this.#open(request) : this.#move(request);
    if (!('refused' in expected)) this.books.answered[id] = { body, expected };
    return expected;
  }

  /** Coins given (or taken) by an operator. False: there are too few to take. */
  adjust(amount: number): boolean {
    if (this.books.available + amount < 0) return false;
    this.#pay('ADJUST', amount);
    return true;
  }

  /** A new seed pair; refused while a round is open. */
  rotate(serverSeed: string): void {
    this.books.serverSeed = serverSeed;
    this.books.nonce = 0;
  }

  get hasOpenRound(): boolean {
    return this.books.rounds.some(({ status }) => status === 'open');
  }

  /** Every clock that runs runs out. */
  timeOut(): void {
    for (const round of this.books.rounds) {
      if (round.status !== 'open' || !round.isClockRunning) continue;
      const { rules, tuning } = kitOf(round.game);
      round.timedOut.push(round.step + 1);
      this.#advance(round, rules.timeout(tuning, round.state, this.draws(round)), 0);
    }
  }

  /** The draws of the round's next step. */
  draws({ nonce, step }: { nonce: number; step: number }) {
    const { serverSeed } = this.books;
    return createDraws({ serverSeed, clientSeed: PLAYER_SEED, nonce, round: step + 1 });
  }

  #spins(): number {
    const kit = kitOf('spin-wheel');
    const used = this.books.rounds.filter(({ game }) => game === 'spin-wheel').length;
    const earned = Math.floor(this.books.depositSen / numberIn(kit, 'depositSen')) - used;
    return Math.max(0, Math.min(earned, numberIn(kit, 'perDay') - used));
  }

  #remain(game: GameKey): number | null {
    if (game === 'spin-wheel') return this.#spins();
    if (game !== 'fto') return null;
    const round = this.latest('fto');
    const { of = 10, answered = [] } = (round?.state ?? {}) as { of?: number; answered?: [] };
    return of - answered.length;
  }

  /** What keeps a round from being opened; the order is the server's. */
  #refusalToOpen({ game, bet, mode }: Extract<Request, { call: 'open' }>): string | null {
    const kit = kitOf(game);
    const { available, isVerified } = this.books;
    const least = numberIn(kit, 'minBet');
    const isFit =
      mode === 'live' && game === 'rock-scissor-paper'
        ? rpsTuning.defaults.liveBets.includes(bet)
        : holdsIn(game)
          ? isTaken(kit, bet)
          : bet === 0;
    if (!isFit) return '400 msg.invalidRequest (bet)';
    if (mode === 'live' && game !== 'rock-scissor-paper') return '409 msg.invalidRequest';
    const latest = this.latest(game);
    if (latest?.status === 'open') return '409 msg.roundOpen';
    if (game === 'fto' && latest) return '409 msg.dailyPlayUsed';
    if (game === 'spin-wheel') {
      if (!isVerified) return '409 msg.notVerified';
      return this.#spins() === 0 ? '409 msg.noMoreChances' : null;
    }
    if (available < least) return '409 msg.insufficientBalance';
    return available < bet ? '409 msg.insufficientCoins' : null;
  }

  #open(request: Extract<Request, { call: 'open' }>): Expected {
    const refusal = this.#refusalToOpen(request);
    if (refusal !== null) return refuse(refusal);
    const { game, bet, mode } = request;
    const { nonce } = this.books;
    this.books.nonce += 1;
    const { rules, tuning } = kitOf(game);
    const draws = this.draws({ nonce, step: -1 });
    // A live round begins by looking for an opponent, which draws nothing.
    const step: AnyStep =
      mode === 'live'
        ? {
            state: { mode: 'seek', phase: 'seeking', end: null },
            events: [{ kind: 'sought' }],
            multiplier: 0,
            clockMs: 1,
            isDone: false,
          }
        : rules.open(tuning, draws);
    const round: ModelRound = {
      id: '',
      game,
      mode,
      nonce,
      bet,
      step: -1,
      status: 'open',
      won: 0,
      isClockRunning: false,
      state: null,
      timedOut: [],
    };
    this.books.rounds.push(round);
    if (bet > 0) {
      this.#pay(lineOf(game), -bet);
      this.books.held += bet;
    }
    return this.#advance(round, step, 0);
  }

  #move(request: Extract<Request, { call: 'move' }>): Expected {
    const { game, roundId, step, bet = 0 } = request;
    const round = this.books.rounds.find(({ id }) => id === roundId);
    if (round?.game !== game) return refuse('404 msg.roundNotFound');
    if (round.status !== 'open' || round.step !== step) {
      if (game !== 'fto') return refuse('409 msg.invalidRequest');
      const isLate = round.timedOut.includes(step + 1);
      return refuse(isLate ? '409 msg.invalidAnswer' : '409 msg.invalidQuestion');
    }
    const kit = kitOf(game);
    const move = kit.rules.parseMove(request.move);
    if (move === null) return refuse('400 msg.invalidRequest');
    const isStaked = game === 'lucky-egg' && request.move.kind === 'crack';
    const least = numberIn(kit, 'minBet');
    if (isStaked ? !isTaken(kit, bet) : bet !== 0) return refuse('400 msg.invalidRequest (bet)');
    const next = kit.rules.move(kit.tuning, round.state, move, this.draws(round));
    if (isRefusedStep(next)) return refuse(`409 ${next.refused}`);
    if (isStaked && this.books.available < least) return refuse('409 msg.insufficientBalance');
    if (isStaked && this.books.available < bet) return refuse('409 msg.insufficientCoins');
    if (isStaked) this.#pay(lineOf(game), -bet);
    return this.#advance(round, next, bet);
  }

  #advance(round: ModelRound, step: AnyStep, stake: number): Expected {
    const { game } = round;
    const holds = holdsIn(game);
    const unit = game === 'fto' ? 100 : holds ? round.bet : stake;
    const times = game === 'spin-wheel' ? 0 : step.multiplier;
    const paid = payoutOf(unit, times);
    round.step += 1;
    round.state = step.state;
    round.won += paid;
    if (!holds) round.bet += stake;
    round.isClockRunning =
      !step.isDone && (step.clockMs === 'runs on' ? round.isClockRunning : step.clockMs !== null);
    if (step.isDone) round.status = step.isVoid ? 'voided' : 'settled';
    if (step.isDone && holds) {
      this.books.held -= round.bet;
      if (step.isVoid) this.#pay(lineOf(game), round.bet);
    }
    if (paid > 0) this.#pay(lineOf(game), paid);
    if (game === 'spin-wheel' && step.multiplier > 0)
      this.books.rewards.push(payoutOf(100, step.multiplier));
    const { rules, tuning } = kitOf(game);
    const { mode, status, bet, won, nonce, isClockRunning } = round;
    return {
      round: {
        game,
        mode,
        step: round.step,
        status,
        bet,
        won,
        nonce,
        isClockRunning,
        view: rules.view(tuning, step.state),
      },
      events: [...step.events],
      balance: this.books.available + this.books.held,
      pending: this.books.held,
      remain: game === 'fto' && round.status !== 'open' ? 0 : this.#remain(game),
    };
  }

  #pay(type: string, amount: number): void {
    this.books.available += amount;
    this.books.lines.push(`${type} ${amount}`);
  }
}
