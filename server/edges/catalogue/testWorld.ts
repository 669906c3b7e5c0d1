import { randomUUID } from 'node:crypto';
import type { MessageKey } from '#contract/messages.ts';
import { BOT_TOKEN } from '../../domains/accounts/telegram/testSigner.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { runCommand } from '../operator/run.ts';
import { openTestApp, registerPlayer } from '../testApp.ts';

/** What was answered: an HTTP status, or 1, with which the operator's command ends. */
export interface Answer {
  statusCode: number;
  json(): { message?: unknown; params?: readonly string[] };
}

/** Tests' own: an empty club with a door for players and one for the operator. */
export const openWorld = async () => {
  const club = await openTestApp({ env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
  let members = 0;
  /** A phone nobody has. */
  const phone = () => {
    members += 1;
    return `+6012345${String(members).padStart(4, '0')}`;
  };
  const operator = async (name: string, args: object): Promise<Answer> => {
    const { store, clock, security } = club.deps;
    const deps = {
      store,
      clock,
      broadcast: () => {},
      drop: () => {},
      security,
      cipher: testCipher,
    };
    try {
      const { data } = await runCommand(deps, name, args, 'siti');
      return { statusCode: 0, json: () => ({ ...(data as object) }) };
    } catch (error) {
      if (!(error instanceof CommandError) || !error.said.key) throw error;
      const { key: message, params = [] } = error.said;
      return { statusCode: 1, json: () => ({ message, params }) };
    }
  };
  /** A new player with so many coins; the password is `secret12`. */
  const join = async (coins = 0) => {
    const number = phone();
    const uid = `Anggerik${number.slice(-4)}`;
    const token = await registerPlayer(club, uid, number);
    if (coins > 0)
      await operator('coins adjust', { uid, amount: String(coins), reason: 'to play with' });
    return { uid, phone: number, token };
  };
  let first: ReturnType<typeof join> | undefined;
  return {
    ...club,
    phone,
    operator,
    join,
    /** A player without coins, the same each time: for what leaves them as they were. */
    member() {
      first ??= join();
      return first;
    },
    /** Asks for a code for a registration; answers what the registration has to give back. */
    async code(to: string) {
      const { otpId } = (await club.post('register/otp', { phone: to, language: 'en' })).json();
      return { phone: to, otpId: String(otpId), otp: club.sent.at(-1)?.code ?? '' };
    },
    /** Opens a round; `bet` in hundredths. */
    open: (game: string, token: string, bet = 0, requestId: string = randomUUID()) =>
      club.post(`games/${game}/rounds`, { requestId, clientSeed: 'mine', bet }, token),
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;

/** What brings a message about, through the calls and commands themselves, and the status it has. */
export type Causes = Partial<
  Record<MessageKey, [statusCode: number, cause: (world: World) => Promise<Answer>]>
>;
