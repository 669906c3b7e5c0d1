import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  RedeemAnswer,
  RedemptionReceipt,
  RedemptionsAnswer,
  redemptionPath,
  redemptionsPath,
} from '#contract/redemptions.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { learnPin } from '#src/features/account/pin.ts';
import { applyCoin } from '#src/session/store.ts';

const getRedemptions = (before: string | null, signal: AbortSignal) =>
  call(RedemptionsAnswer, {
    url: redemptionsPath,
    params: before ? { before } : {},
    signal,
  });

/** The player's redemptions, newest first, page by page. */
export const useRedemptions = () =>
  useInfiniteQuery({
    queryKey: keys.redemptions,
    queryFn: ({ pageParam, signal }) => getRedemptions(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** One of the player's redemptions; rejects with `msg.noTransactionFound`. */
export const useRedemptionReceipt = (id: string) =>
  useQuery({
    queryKey: keys.redemption(id),
    queryFn: ({ signal }) => call(RedemptionReceipt, { url: redemptionPath(id), signal }),
  });

export interface Redeem {
  /** From `newRequestId`, made once for one intention: a retry after a lost answer reuses it. */
  requestId: string;
  /** Hundredths of a coin, a multiple of 50 coins. */
  coins: number;
  /** The transaction PIN. */
  pin: string;
}

/** Opens a redemption. The same request id never opens a second one. */
export const useRedeem = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (data: Redeem) =>
      call(RedeemAnswer, { method: 'POST', url: redemptionsPath, data }),
    onSuccess: ({ coin }) => {
      applyCoin(coin);
      // The bonus it became comes with the player's state.
      const changed = [keys.redemptions, keys.transactions(), keys.refresh(true), keys.pin];
      return refetchIn(queries)(...changed);
    },
    onError: (error) => learnPin(queries, error),
  });
};
