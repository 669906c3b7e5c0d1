import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  RotateSeedAnswer,
  RoundRecord,
  RoundsAnswer,
  rotateSeedPath,
  roundPath,
  roundsPath,
  SeedsAnswer,
  seedsPath,
} from '#contract/fairness.ts';
import type { GameKey } from '#contract/games.ts';
import type { Span } from '#contract/span.ts';
import { call } from '#src/base/calls/client.ts';
import { given } from '#src/base/calls/params.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { fairKeys } from './fairKeys.ts';

interface RoundFilter extends Span {
  game?: GameKey | undefined;
}

const getRounds = (filter: RoundFilter, before: string | null, signal: AbortSignal) =>
  call(RoundsAnswer, {
    url: roundsPath,
    params: given({ ...filter, before }),
    signal,
  });

/**
 * The player's rounds, free and lost ones too, newest first, page by page; of one game and span of
 * time, or of all.
 */
export const useRounds = ({ game, from, to }: RoundFilter = {}) =>
  useInfiniteQuery({
    queryKey: fairKeys.rounds(game, { from, to }),
    queryFn: ({ pageParam, signal }) => getRounds({ game, from, to }, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** One round with all that happened in it; its server seed once that is revealed. */
export const useRoundRecord = (id: string) =>
  useQuery({
    queryKey: fairKeys.record(id),
    queryFn: ({ signal }) => call(RoundRecord, { url: roundPath(id), signal }),
  });

/** The pair of seeds in force, and those that were revealed. */
export const useSeeds = () =>
  useQuery({
    queryKey: fairKeys.seeds,
    queryFn: ({ signal }) => call(SeedsAnswer, { url: seedsPath, signal }),
  });

/** Reveals the seed in force and commits to a new one; the same request id never does it twice. */
export const useRotateSeed = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (requestId: string) =>
      call(RotateSeedAnswer, { method: 'POST', url: rotateSeedPath, data: { requestId } }),
    // Every round of the old seed can be checked from now on.
    onSuccess: () => refetchIn(queries)(fairKeys.all),
  });
};
