import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { collectPath, ProgressAnswer, progressPath, standingPath } from '#contract/progress.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { useSession } from '#src/session/store.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';

/** What the club remembers of the player's play. Idle for a visitor. */
export const useProgress = () =>
  useQuery({
    queryKey: keys.progress,
    queryFn: ({ signal }) => call(ProgressAnswer, { url: progressPath, signal }),
    enabled: useSession((state) => state.isAuth),
  });

/** One call at a time, whose answer is what is known from then on; what failed is `error`. */
const useChange = <Given>(mutationFn: (given: Given) => Promise<ProgressAnswer>) => {
  const queries = useQueryClient();
  const once = useOnce();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn,
    onSuccess: async (answer) => {
      // One that was asked for before would arrive last, and undo it.
      await queries.cancelQueries({ queryKey: keys.progress });
      queries.setQueryData(keys.progress, answer);
    },
  });
  const change = (given: Given, onSuccess = () => {}) =>
    once(() => mutateAsync(given).then(onSuccess, () => {}));
  return { change, isPending, error };
};

/** Pays what is due. The coins come by the live connection, and with what is asked for anew here. */
export const useCollect = () => {
  const queries = useQueryClient();
  const { change, ...rest } = useChange(() =>
    call(ProgressAnswer, { method: 'POST', url: collectPath, data: {} }),
  );
  const collect = (onSuccess: () => void) =>
    change(undefined, () => {
      onSuccess();
      void refetchIn(queries)(keys.refresh(true), keys.transactions());
    });
  return { ...rest, collect };
};

/** Whether the club remembers and rewards. */
export const useSetStanding = () => {
  const { change, ...rest } = useChange((isOn: boolean) =>
    call(ProgressAnswer, { method: 'PUT', url: standingPath, data: { isOn } }),
  );
  return { ...rest, set: change };
};
