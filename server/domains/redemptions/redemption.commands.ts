import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { REDEMPTION_STATUSES } from '#contract/redemptions.ts';
import { numberArg, Reason } from '../../platform/operator/args.ts';
import { type CommandResult, command, type OperatorDeps } from '../../platform/operator/command.ts';
import { coinsText, ringgitText } from '../../platform/operator/money.ts';
import { players } from '../../platform/store/schema/players.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import { approveRedemption, type Decision, rejectRedemption } from './decide.ts';
import { toRedemption } from './redemptions.ts';

const Id = numberArg('A redemption');

const decided = ({ broadcast }: OperatorDeps, { redemption, change }: Decision): CommandResult => {
  broadcast(change.playerId, change);
  const { id, status, coins, creditSen } = redemption;
  return {
    data: toRedemption(redemption),
    lines: [`Redemption ${id}: ${status}. ${coinsText(coins)} coins, ${ringgitText(creditSen)}.`],
  };
};

export const redemptionCommands = {
  'redemption list': command({
    args: z.object({
      status: z.optional(
        z.enum(REDEMPTION_STATUSES, `--status must be one of ${REDEMPTION_STATUSES.join(', ')}.`),
      ),
    }),
    target: () => null,
    async run({ store }, { status }) {
      const rows = await store.db
        .select({ redemption: redemptions, uid: players.uid })
        .from(redemptions)
        .innerJoin(players, eq(players.id, redemptions.playerId))
        .where(status && eq(redemptions.status, status))
        .orderBy(asc(redemptions.id))
        .limit(1000);
      const data = rows.map(({ redemption, uid }) => ({ uid, ...toRedemption(redemption) }));
      const lines = data.map(
        ({ id, uid, status: state, coins, creditSen, createdAt, reason }) =>
          `${id.padStart(6)}  ${uid.padEnd(15)}  ${state.padEnd(8)}  ` +
          `${coinsText(coins).padStart(10)} coins  ${ringgitText(creditSen).padStart(9)}  ` +
          `${createdAt}${reason ? `  ${reason}` : ''}`,
      );
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] };
    },
  }),

  'redemption approve': command({
    args: z.object({ id: Id }),
    target: ({ id }) => id,
    run: async (deps, { id }, operator) =>
      decided(
        deps,
        await approveRedemption(deps.store, Number(id), { operator, now: deps.clock.now() }),
      ),
  }),

  'redemption reject': command({
    args: z.object({ id: Id, reason: Reason }),
    target: ({ id }) => id,
    run: async (deps, { id, reason }, operator) =>
      decided(
        deps,
        await rejectRedemption(deps.store, Number(id), {
          operator,
          reason,
          now: deps.clock.now(),
        }),
      ),
  }),
};
