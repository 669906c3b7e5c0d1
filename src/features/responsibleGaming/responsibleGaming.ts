import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  limitPath,
  type PauseDays,
  pausePath,
  ResponsibleGamingAnswer,
  responsibleGamingPath,
} from '#contract/responsibleGaming.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';

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

/**
 * `set` takes hundredths of a coin a day, null for none; what failed is `error`. One call at a time: of
 * two under way the earlier may arrive last, and would undo the later.
 */
export const useSetLimit = () => {
  const once = useOnce();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (dailyLimit: number | null) =>
      call(ResponsibleGamingAnswer, { method: 'PUT', url: limitPath, data: { dailyLimit } }),
    onSuccess: useKept(),
  });
  const set = (dailyLimit: number | null, onSuccess = () => {}) =>
    once(() => mutateAsync(dailyLimit).then(onSuccess, () => {}));
  return { set, isPending, error };
};

/** Rejects with `msg.updateFailed` where a pause that runs would end sooner. */
export const usePause = () =>
  useMutation({
    mutationFn: (days: PauseDays) =>
      call(ResponsibleGamingAnswer, { method: 'POST', url: pausePath, data: { days } }),
    onSuccess: useKept(),
  });
