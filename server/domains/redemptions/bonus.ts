import type { RedemptionStatus } from '#contract/redemptions.ts';
import { NO_BONUS, type RedeemableBonus } from '#contract/refresh.ts';
import type { redemptions } from '../../platform/store/schema/redemptions.ts';

const STATUS_TEXT: Record<RedemptionStatus, string> = {
  pending: 'Pending',
  success: 'Success',
  rejected: 'Rejected',
  expired: 'Expired',
};
/** The credit has to be wagered this many times before it can be withdrawn. */
const TURNOVER_TIMES = 1;

/** The refresh answer's `redeemableBonus`: the player's latest redemption, in sen, or none yet. */
export const bonusOf = (row: typeof redemptions.$inferSelect | null): RedeemableBonus => {
  if (!row) return NO_BONUS;
  return {
    id: String(row.id),
    tx_amount: row.creditSen,
    turnover: row.creditSen * TURNOVER_TIMES,
    status: STATUS_TEXT[row.status],
    created_date: row.createdAt.toISOString(),
  };
};
