import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DraftsAnswer, draftPath, draftsPath, type TuningDraft } from '#contract/drafts.ts';
import type { GameKey } from '#contract/games.ts';
import { staffCall } from '#src/features/staff/staff.ts';

const keyOf = (game: GameKey) => ['drafts', game] as const;

/** What designers work on of a game, the latest saved first. */
export const useDrafts = (game: GameKey) =>
  useQuery({
    queryKey: keyOf(game),
    queryFn: ({ signal }) => staffCall(DraftsAnswer, { url: draftsPath(game), signal }),
  });

type Kept = Pick<TuningDraft, 'name' | 'values' | 'base'> & { version: number | null };

/** `keep` rejects with `msg.updateFailed` where somebody else saved under that name since it was read. */
export const useChangeDrafts = (game: GameKey) => {
  const cache = useQueryClient();
  const onSuccess = (answer: unknown) => cache.setQueryData(keyOf(game), answer);
  const onError = () => cache.invalidateQueries({ queryKey: keyOf(game) });
  const keep = useMutation({
    mutationFn: ({ name, ...data }: Kept) =>
      staffCall(DraftsAnswer, { method: 'PUT', url: draftPath(game, name), data }),
    onSuccess,
    onError,
  });
  const drop = useMutation({
    mutationFn: (name: string) =>
      staffCall(DraftsAnswer, { method: 'DELETE', url: draftPath(game, name) }),
    onSuccess,
    onError,
  });
  return { keep, drop };
};
