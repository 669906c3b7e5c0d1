import { randomInt } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import * as z from 'zod/mini';
import { Password } from '#contract/session.ts';
import { Reason } from '../../platform/operator/args.ts';
import { refusalWith } from '../../platform/operator/catalogue.ts';
import { command } from '../../platform/operator/command.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordNewPassword, setPassword } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { setPhone } from './phone.ts';
import { phoneEnd } from './player.commands.ts';

/** What support does for a player who lost the password or has another phone. */

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
    async run({ store, clock, cipher, broadcast }, { uid, phone }) {
      const player = await playerOf(store, uid);
      const [before, now] = [phoneEnd(player.phone), phoneEnd(phone)];
      const data = { uid: player.uid, phone: now };
      if (player.phone === phone)
        return { data, lines: [`${player.uid} has the phone ${now} already. Nothing changed.`] };
      try {
        const set = { playerId: player.id, from: player.phone, phone, by: 'operator' } as const;
        broadcast(player.id, await store.transaction((tx) => setPhone(tx, { clock, cipher }, set)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { key, extras } = error;
        const more =
          key === 'msg.phoneExists'
            ? `${now} is another account's.`
            : `${now} was given up by an account that was closed, has another number, or pauses.`;
        throw refusalWith(key, { ...(extras.params && { params: extras.params }), more });
      }
      return {
        data,
        lines: [`${player.uid}: the phone is ${now}, was ${before}. Codes sent there are void.`],
      };
    },
  }),
};
