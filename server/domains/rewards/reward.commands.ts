import * as z from 'zod/mini';
import { numberArg } from '../../platform/operator/args.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import { parseRinggit, ringgitText } from '../../platform/operator/money.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { ReferenceTaken, recordDeposit } from './deposits.ts';
import { listRewards, NotPayable, payReward, type RewardRow } from './rewards.ts';

const Id = numberArg('A reward');
const amountText = 'An amount is in ringgit, above zero and at most 9,999,999.99: 30 or 150.50.';
const referenceText = 'Give the cashier\'s reference: --reference "..."';

const toReward = ({
  id,
  roundId,
  eventPrizeId,
  sen,
  status,
  createdAt,
  paidAt,
  paidBy,
}: RewardRow) => ({
  id: String(id),
  roundId: roundId === null ? null : String(roundId),
  eventPrizeId: eventPrizeId === null ? null : String(eventPrizeId),
  sen,
  status,
  createdAt: createdAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  paidBy,
});

export const rewardCommands = {
  'deposit record': command({
    args: z.object({
      uid: z.string(),
      amount: z.string().check(z.refine((text) => parseRinggit(text) !== null, amountText)),
      reference: z
        .string(referenceText)
        .check(z.trim(), z.minLength(1, referenceText), z.maxLength(100)),
    }),
    target: ({ uid }) => uid,
    async run({ store, clock, broadcast }, { uid, amount, reference }, operator) {
      const player = await playerOf(store, uid);
      const sen = parseRinggit(amount) ?? 0;
      const deposit = { playerId: player.id, sen, reference, recordedBy: operator };
      try {
        const change = await recordDeposit(store, { ...deposit, now: clock.now() });
        if (change) broadcast(player.id, change);
        const isNew = change !== null;
        const what = `${player.uid}: a deposit of ${ringgitText(sen)}, reference ${reference}`;
        return {
          data: { uid: player.uid, sen, reference, isNew },
          lines: [isNew ? `${what}.` : `${what}, is on record already. Nothing changed.`],
        };
      } catch (error) {
        if (!(error instanceof ReferenceTaken)) throw error;
        throw new CommandError(
          `The reference ${reference} stands for another deposit. Nothing changed.`,
        );
      }
    },
  }),

  'reward list': command({
    args: z.object({ all: z.optional(z.boolean()) }),
    target: () => null,
    async run({ store }, { all }) {
      const rows = await listRewards(store.db, all ? 'all' : 'pending');
      const data = rows.map(({ reward, ...rest }) => ({ ...rest, ...toReward(reward) }));
      const lines = data.map(
        ({ id, uid, game, sen, status, createdAt, paidBy }) =>
          `${id.padStart(6)}  ${uid.padEnd(15)}  ${game.padEnd(10)}  ${status.padEnd(7)}  ` +
          `${ringgitText(sen).padStart(9)}  ${createdAt}${paidBy ? `  ${paidBy}` : ''}`,
      );
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] };
    },
  }),

  'reward pay': command({
    args: z.object({ id: Id }),
    target: ({ id }) => id,
    async run({ store, clock, broadcast }, { id }, operator) {
      try {
        const { reward, change } = await payReward(store, Number(id), {
          operator,
          now: clock.now(),
        });
        broadcast(change.playerId, change);
        return {
          data: toReward(reward),
          lines: [`Reward ${id}: ${ringgitText(reward.sen)} paid.`],
        };
      } catch (error) {
        if (!(error instanceof NotPayable)) throw error;
        const { before } = error;
        throw new CommandError(
          before
            ? `Reward ${id} was already paid by ${before.paidBy} on ${before.paidAt?.toISOString()}.`
            : `There is no reward ${id}.`,
        );
      }
    },
  }),
};
