import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { rotateSeedPath } from '#contract/fairness.ts';
import { redemptionsPath } from '#contract/redemptions.ts';
import {
  type GameStateAnswer,
  gameStatePath,
  movePath,
  openRoundPath,
  type Round,
  type RoundAnswer,
} from '#contract/rounds.ts';
import { loginPath } from '#contract/session.ts';
import { transactionsPath } from '#contract/transactions.ts';
import { pause } from '#server/platform/clock.ts';

export interface Said {
  status: number;
  answer: unknown;
}

/** One call; rejects when no answer came. */
export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  token?: string,
) => Promise<Said>;

/** Who plays: a player with a transaction PIN and coins. */
export interface Person {
  uid: string;
  password: string;
  pin: string;
}

export interface Score {
  /** Changes the server has said yes to. */
  acknowledged: number;
  /** Calls that got no answer, or were asked to come again: sent again under the same id. */
  repeated: number;
  /** Answers no player should ever see. */
  faults: string[];
}

/** Changes an answer's repeat is allowed to differ in: the time it was said at. */
const withoutTime = (answer: unknown) => ({ ...(answer as object), serverNow: 0 });

/**
 * A player who does a bit of everything, as the app would: a call without an answer is sent again
 * under the same request id until it has one. Remembers what was acknowledged, to ask for it again.
 */
export class Player {
  readonly score: Score = { acknowledged: 0, repeated: 0, faults: [] };
  readonly #ask: Ask;
  readonly #person: Person;
  /** Waits before a call is sent again. */
  readonly #rest: () => Promise<void>;
  readonly #said: { path: string; body: object; answer: unknown }[] = [];
  #token = '';
  /** How long the last refusal asked to wait. */
  #waitMs = 0;

  constructor(ask: Ask, person: Person, rest: () => Promise<void>) {
    this.#ask = ask;
    this.#person = person;
    this.#rest = rest;
  }

  /** Does one thing, to its end. */
  async act(): Promise<void> {
    const drawn = randomInt(20);
    if (this.#token === '' || drawn < 2) return this.login();
    if (drawn < 5) return void (await this.#change(rotateSeedPath, {}));
    if (drawn === 5) {
      const { pin } = this.#person;
      return void (await this.#change(redemptionsPath, { coins: 50, pin }));
    }
    if (drawn < 8) return void (await this.#call('GET', transactionsPath));
    await (drawn < 14 ? this.#crack() : this.#cross());
  }

  /** Plays one thing to its end, or half of one that goes on the next time. */
  async play(): Promise<void> {
    const drawn = randomInt(8);
    if (drawn === 0) await this.#change(rotateSeedPath, {});
    else await (drawn < 4 ? this.#crack() : this.#cross(randomInt(2) === 0));
  }

  /** Takes a session that is open already. */
  enter(token: string): void {
    this.#token = token;
  }

  /** Brings what is left open on the bridge to its end; false: nothing was open. */
  async finish(): Promise<boolean> {
    const state = (await this.#call('GET', gameStatePath('squidgame'))) as GameStateAnswer | null;
    if (state?.round?.status !== 'open') return false;
    await this.#cross(true);
    return true;
  }

  async login(): Promise<void> {
    const { uid, password } = this.#person;
    const { status, answer } = await this.#insist('POST', loginPath, { uid, password }, undefined);
    if (status !== 200) this.#fault(loginPath, { status, answer });
    else this.#token = (answer as { token: string }).token;
  }

  /** Asks again for everything that was acknowledged: each must be answered as it was. */
  async demandAll(): Promise<void> {
    for (const { path, body, answer } of this.#said) {
      const again = await this.#patiently(() => this.#call('POST', path, body));
      if (!again || !isDeepStrictEqual(withoutTime(again), withoutTime(answer)))
        this.score.faults.push(
          `${path}: ${JSON.stringify(answer)} became ${JSON.stringify(again)}`,
        );
    }
  }

  /** As often as it was only too frequent: a fast machine asks for more in a minute than one player may. */
  async #patiently(ask: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      this.#waitMs = 0;
      const answer = await ask();
      if (answer !== null || this.#waitMs === 0) return answer;
      await pause(this.#waitMs);
    }
  }

  #fault(path: string, { status, answer }: Said): void {
    this.score.faults.push(`${path}: ${status} ${JSON.stringify(answer)}`);
  }

  /** Sends a call until it is answered. */
  async #insist(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    token?: string,
  ): Promise<Said> {
    for (;;) {
      const said = await this.#ask(method, path, body, token).catch(() => null);
      if (said && said.status !== 503) return said;
      this.score.repeated += 1;
      await this.#rest();
    }
  }

  /** A call in the player's session; null when it was refused. */
  async #call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    for (;;) {
      const said = await this.#insist(method, path, body, this.#token);
      if (said.status === 200) return said.answer;
      if (said.status >= 500) this.#fault(path, said);
      if (said.status === 429) this.#waitMs = 1000 * Number(Object(said.answer).seconds);
      if (said.status !== 401) return null;
      // A login whose answer was lost has ended this session.
      await this.login();
    }
  }

  async #change(path: string, asked: object): Promise<unknown> {
    const body = { requestId: randomUUID(), ...asked };
    const answer = await this.#call('POST', path, body);
    if (answer === null) return null;
    this.score.acknowledged += 1;
    this.#said.push({ path, body, answer });
    return answer;
  }

  async #open(game: string, bet: number): Promise<Round | null> {
    const state = (await this.#call('GET', gameStatePath(game))) as GameStateAnswer | null;
    if (state?.round) return state.round;
    const asked = { clientSeed: 'attack', bet };
    return ((await this.#change(openRoundPath(game), asked)) as RoundAnswer | null)?.round ?? null;
  }

  async #move({ game, id, step }: Round, move: object, bet?: number): Promise<Round | null> {
    const asked = { step, move, ...(bet !== undefined && { bet }) };
    return ((await this.#change(movePath(game, id), asked)) as RoundAnswer | null)?.round ?? null;
  }

  async #crack(): Promise<void> {
    const round = await this.#open('lucky-egg', 0);
    if (round?.status === 'open') await this.#move(round, { kind: 'crack', egg: round.step }, 20);
  }

  /** One who does not go to the end stands on the bridge until the next time. */
  async #cross(isToTheEnd = true): Promise<void> {
    let round = await this.#open('squidgame', 50);
    if (round?.status === 'open' && round.step === 0)
      round = await this.#move(round, { kind: 'step', panel: 0 });
    if (round?.status === 'open' && isToTheEnd) await this.#move(round, { kind: 'take' });
  }
}
