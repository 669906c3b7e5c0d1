import * as z from 'zod/mini';
import { COIN } from '#contract/coins.ts';
import { coinBalance } from '../ledger/balance.ts';
import { recordChange } from '../ledger/change.ts';
import { credit, hold, InsufficientCoins, postHold } from '../ledger/ledger.ts';
import type { Tx } from '../store/store.ts';
import { Reason } from './args.ts';
import { refusalWith } from './catalogue.ts';
import { coinsText, playerOf, UidArgs } from './club.commands.ts';
import { command } from './command.ts';

/** Coins as written, with at most two decimals, to hundredths; null for anything else, or zero. */
export const parseCoins = (text: string): number | null => {
  const [, sign, whole = '', part = ''] =
    /^([+-]?)([0-9]{1,7})(?:\.([0-9]{1,2}))?$/.exec(text) ?? [];
  const amount = Number(whole) * COIN + Number(part.padEnd(2, '0'));
  if (amount === 0) return null;
  return sign === '-' ? -amount : amount;
};

const amountText = 'An amount is in coins, at most 9,999,999.99: 60, 12.5 or -3.25.';

interface Adjustment {
  playerId: number;
  /** Hundredths, positive to give, negative to take. */
  amount: number;
  note: string;
  now: number;
}

/** Taking is a hold that is posted at once, so that coins are spent oldest first as ever. */
const adjust = async (tx: Tx, { playerId, amount, note, now }: Adjustment) => {
  const line = { playerId, type: 'ADJUST', amount: Math.abs(amount), note, now } as const;
  if (amount > 0) await credit(tx, line);
  else await postHold(tx, { holdId: await hold(tx, line), to: 'house', now });
  return recordChange(tx, playerId, 'coins', now);
};

export const coinCommands = {
  'coins show': command({
    args: UidArgs,
    target: () => null,
    async run({ store, clock }, { uid }) {
      const player = await playerOf(store, uid);
      const data = await coinBalance(store.db, player.id, clock.now());
      const { balance, pending, redeemed, expire } = data;
      const lines = [
        `available   ${coinsText(balance - pending)}`,
        `pending     ${coinsText(pending)}`,
        `redeemed    ${coinsText(redeemed)}`,
        `expiring    ${coinsText(expire.balance)}${expire.date ? ` after ${expire.date}` : ''}`,
      ];
      return { data, lines };
    },
  }),

  'coins adjust': command({
    args: z.object({
      uid: z.string(),
      amount: z.string().check(z.refine((text) => parseCoins(text) !== null, amountText)),
      reason: Reason,
    }),
    target: ({ uid }) => uid,
    async run({ store, clock, broadcast }, { uid, amount: text, reason }) {
      const player = await playerOf(store, uid);
      const adjustment = {
        playerId: player.id,
        amount: parseCoins(text) ?? 0,
        note: reason,
        now: clock.now(),
      };
      try {
        const change = await store.transaction((tx) => adjust(tx, adjustment));
        broadcast(player.id, change);
        const { balance, pending } = change.coin;
        return {
          data: { uid: player.uid, amount: adjustment.amount, coin: change.coin },
          lines: [
            `${player.uid}: ${coinsText(adjustment.amount)} coins. ` +
              `Available now: ${coinsText(balance - pending)}.`,
          ],
        };
      } catch (error) {
        if (!(error instanceof InsufficientCoins)) throw error;
        const { balance, pending } = await coinBalance(store.db, player.id, adjustment.now);
        throw refusalWith('msg.playerInsufficientCoins', {
          params: [player.uid],
          more: `${coinsText(balance - pending)} are available.`,
        });
      }
    },
  }),
};
