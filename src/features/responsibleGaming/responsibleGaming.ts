import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  limitPath,
  type PAUSE_DAYS,
  pausePath,
  ResponsibleGamingAnswer,
  responsibleGamingPath,
} from '#contract/responsibleGaming.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';

export type PauseDays = (typeof PAUSE_DAYS)[number];

/** The player's limit, pause and months. */
export const useResponsibleGaming = () =>
  useQuery({
    queryKey: keys.responsibleGaming,
    queryFn: ({ signal }) => call(ResponsibleGamingAnswer, { url: responsibleGamingPath, signal }),
  });

const useKept = () => {
  const queries = useQueryClient();
  return (answer: ResponsibleGamingAnswer) => queries.setQueryData(keys.responsibleGaming, answer);
};

/** Hundredths of a coin a day; null for none. */
export const useSetLimit = () =>
  useMutation({
    mutationFn: (dailyLimit: number | null) =>
      call(ResponsibleGamingAnswer, { method: 'PUT', url: limitPath, data: { dailyLimit } }),
    onSuccess: useKept(),
  });

/** Rejects with `msg.updateFailed` where a pause that runs would end sooner. */
export const usePause = () =>
  useMutation({
    mutationFn: (days: PauseDays) =>
      call(ResponsibleGamingAnswer, { method: 'POST', url: pausePath, data: { days } }),
    onSuccess: useKept(),
  });
