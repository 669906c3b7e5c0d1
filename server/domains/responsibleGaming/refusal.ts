import { COIN } from '#contract/coins.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { FOR_GOOD } from '#contract/responsibleGaming.ts';
import { Refusal } from '../../platform/refusal.ts';
import { detailOf, sqlState } from '../../platform/store/store.ts';

/**
 * What a stake is refused with by the player's own limits (`responsible_gaming_demand` of
 * store/functions/limits.sql) as the error it is: 409 `msg.pausedForGood`, 409 `msg.paused` (until when)
 * and 409 `msg.dailyLimit` (coins that are left). Any other error as it came.
 */
export const responsibleGamingError = (error: unknown, typ: ErrorTyp): unknown => {
  const state = sqlState(error);
  if (state === '23L07') {
    const until = detailOf(error) ?? '';
    return until === FOR_GOOD
      ? new Refusal('msg.pausedForGood', { typ })
      : new Refusal('msg.paused', { typ, params: [until] });
  }
  if (state !== '23L08') return error;
  const left = (Number(detailOf(error)) / COIN).toFixed(2);
  return new Refusal('msg.dailyLimit', { typ, field: 'bet', params: [left] });
};
