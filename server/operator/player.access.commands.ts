import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import * as z from 'zod/mini';
import { Password } from '#contract/session.ts';
import { recordNewPassword, setPassword } from '../accounts/newPassword.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { otps, players } from '../store/schema/players.ts';
import { sqlState } from '../store/store.ts';
import { Reason } from './args.ts';
import { refusalWith } from './catalogue.ts';
import { playerOf } from './club.commands.ts';
import { command } from './command.ts';
import { phoneEnd } from './player.commands.ts';

/** What support does for a player who lost the password or has another phone. */

const UNIQUE_VIOLATION = '23505';

/** Read out and typed without mistaking one for another: no l, I, 1, O or 0. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

const temporaryPassword = (): string => {
  const drawn = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  // All letters, or all digits.
  return Password.safeParse(drawn).success ? drawn : temporaryPassword();
};

const phoneText = 'A phone is written with its country code: +60123456789.';
const PhoneNumber = z.pipe(
  z.string(),
  z.transform((text, { issues }): string => {
    const phone = parsePhoneNumberFromString(text, { extract: false });
    if (phone?.isValid()) return phone.number;
    issues.push({ code: 'custom', message: phoneText, input: text });
    return z.NEVER;
  }),
);

export const playerAccessCommands = {
  'player password': command({
    args: z.object({ uid: z.string(), reason: Reason }),
    target: ({ uid }) => uid,
    async run(deps, { uid }) {
      const player = await playerOf(deps.store, uid);
      const password = temporaryPassword();
      const { store, clock, drop } = deps;
      const passwordHash = await hashPassword(password);
      const set = { playerId: player.id, passwordHash, by: 'operator' } as const;
      const had = await store.transaction((tx) => setPassword(tx, clock, set));
      drop(player.id);
      recordNewPassword(deps, { playerId: player.id, by: 'operator', ...had });
      return {
        data: { uid: player.uid, password },
        lines: [
          `${player.uid}: the password is ${password} until they change it in Settings. ` +
            'It is shown this once. Open sessions were ended, and Telegram opens the account no more.',
        ],
      };
    },
  }),

  'player phone': command({
    args: z.object({ uid: z.string(), phone: PhoneNumber, reason: Reason }),
    target: ({ uid }) => uid,
    async run({ store }, { uid, phone }) {
      const player = await playerOf(store, uid);
      const [before, now] = [phoneEnd(player.phone), phoneEnd(phone)];
      const data = { uid: player.uid, phone: now };
      if (player.phone === phone)
        return { data, lines: [`${player.uid} has the phone ${now} already. Nothing changed.`] };
      try {
        await store.transaction(async (tx) => {
          await tx.update(players).set({ phone }).where(eq(players.id, player.id));
          await tx.delete(otps).where(and(eq(otps.phone, player.phone), isNull(otps.usedAt)));
        });
      } catch (error) {
        if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
        throw refusalWith('msg.phoneExists', { more: `${now} is another account's.` });
      }
      return {
        data,
        lines: [`${player.uid}: the phone is ${now}, was ${before}. Codes sent there are void.`],
      };
    },
  }),
};
