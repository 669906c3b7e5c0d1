import * as z from 'zod/mini';
import { Reason } from '../../platform/operator/args.ts';
import { refusalWith } from '../../platform/operator/catalogue.ts';
import { type CommandResult, command, type OperatorDeps } from '../../platform/operator/command.ts';
import { coinsText, parseCoins } from '../../platform/operator/money.ts';
import { playerOf, UidArgs } from '../../platform/operator/player.ts';
import { recordChange } from '../../platform/requests/change.ts';
import type { Tx } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/index.ts';
import { coinBalance, credit, hold, InsufficientCoins, postHold } from '../ledger/index.ts';

const amountText = 'An amount is in coins, at most 9,999,999.99: 60, 12.5 or -3.25.';

interface Adjustment {
  type: 'ADJUST' | 'SPENT';
  /** Hundredths, positive to give, negative to take. */
  amount: number;
  note: string;
}

/** Taking is a hold that is posted at once, so that coins are spent oldest first as ever. */
const adjust = async (tx: Tx, playerId: number, { amount, ...rest }: Adjustment, now: number) => {
  const line = { ...rest, playerId, amount: Math.abs(amount), now };
  if (amount > 0) await credit(tx, line);
  else await postHold(tx, { holdId: await hold(tx, line), to: 'house', now });
  if (rest.type === 'SPENT')
    await sendMessage(tx, {
      playerId,
      payload: { spent: { coins: line.amount, reason: rest.note } },
      now,
    });
  return recordChange(tx, playerId, rest.type === 'SPENT' ? 'inbox' : 'coins', now);
};

/** Gives or takes coins, and says what is left; throws the catalogue's refusal where they are too few. */
const adjusted = async (
  { store, clock, broadcast }: OperatorDeps,
  uid: string,
  adjustment: Adjustment,
): Promise<CommandResult> => {
  const player = await playerOf(store, uid);
  const now = clock.now();
  try {
    const change = await store.transaction((tx) => adjust(tx, player.id, adjustment, now));
    broadcast(player.id, change);
    const { balance, pending } = change.coin;
    const { amount } = adjustment;
    return {
      data: { uid: player.uid, amount, coin: change.coin },
      lines: [
        `${player.uid}: ${coinsText(amount)} coins. ` +
          `Available now: ${coinsText(balance - pending)}.`,
      ],
    };
  } catch (error) {
    if (!(error instanceof InsufficientCoins)) throw error;
    const { balance, pending } = await coinBalance(store.db, player.id, now);
    throw refusalWith('msg.playerInsufficientCoins', {
      params: [player.uid],
      more: `${coinsText(balance - pending)} are available.`,
    });
  }
};

const isAmount = (text: string) => parseCoins(text) !== null;
const isTaken = (text: string) => (parseCoins(text) ?? 0) > 0;

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
      amount: z.string().check(z.refine(isAmount, amountText)),
      reason: Reason,
    }),
    target: ({ uid }) => uid,
    run: (deps, { uid, amount, reason }) =>
      adjusted(deps, uid, { type: 'ADJUST', amount: parseCoins(amount) ?? 0, note: reason }),
  }),

  'coins spend': command({
    args: z.object({
      uid: z.string(),
      amount: z.string().check(z.refine(isTaken, `${amountText} What is spent has no sign.`)),
      reason: Reason,
    }),
    target: ({ uid }) => uid,
    run: (deps, { uid, amount, reason }) =>
      adjusted(deps, uid, { type: 'SPENT', amount: -(parseCoins(amount) ?? 0), note: reason }),
  }),
};
