import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GameKey } from '#contract/games.ts';
import {
  type ReportGroupRequest,
  ReportGroupsAnswer,
  reportGroupPath,
  reportGroupsPath,
} from '#contract/reportGroups.ts';
import { given } from '#src/base/calls/params.ts';
import { staffCall } from '#src/features/staff/staff.ts';

const KEY = ['qa', 'groups'];

/** Reports by what they share, those with the latest ones first. */
export const useGroups = (game: GameKey | null, isAll: boolean) =>
  useQuery({
    queryKey: [...KEY, game, isAll],
    queryFn: async ({ signal }) => {
      const params = given({ game: game ?? undefined, all: isAll ? '1' : undefined });
      const url = reportGroupsPath;
      return (await staffCall(ReportGroupsAnswer, { url, params, signal })).groups;
    },
  });

/** Rejects with `msg.updateFailed` where somebody else changed the group since it was read. */
export const useChangeGroup = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (data: ReportGroupRequest) =>
      staffCall(ReportGroupsAnswer, { method: 'PUT', url: reportGroupPath(id), data }),
    // With it its reports may have been closed.
    onSettled: () => cache.invalidateQueries({ queryKey: ['qa'] }),
  });
};

/** One group; undefined: not read yet, null: there is none of that number. */
export const useGroup = (id: string | null) => {
  const { data, ...query } = useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => {
      const params = { id, all: '1' };
      const { groups } = await staffCall(ReportGroupsAnswer, {
        url: reportGroupsPath,
        params,
        signal,
      });
      return groups.find((each) => each.id === id) ?? null;
    },
    enabled: id !== null,
  });
  return { group: data, ...query };
};
