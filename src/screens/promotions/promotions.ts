import { useQuery } from '@tanstack/react-query';
import { type Promotion, PromotionsAnswer, promotionsPath } from '#contract/promotions.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';

const getPromotions = async (signal: AbortSignal): Promise<Promotion[]> => {
  try {
    return (await call(PromotionsAnswer, { url: promotionsPath, signal })).promotions;
  } catch (error) {
    if (error instanceof CallError && error.message === 'msg.noPromotions') return [];
    throw error;
  }
};

/** What is on now, the newest first; an empty list where nothing is. */
export const usePromotions = () =>
  useQuery({ queryKey: keys.promotions, queryFn: ({ signal }) => getPromotions(signal) });
