import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  BoardAnswer,
  boardPath,
  type DrawnNickname,
  type Nickname,
  NicknamesAnswer,
  nicknamesPath,
} from '#contract/board.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';

/** A nickname in the language that is shown. */
export const useNickname = () => {
  const { t } = useTranslation('board');
  return (nickname: Nickname): string => {
    const adjective = t(`adjective.${nickname.adjective}`);
    const animal = t(`animal.${nickname.animal}`);
    return t('nickname', { adjective, animal, number: nickname.number });
  };
};

export const useBoard = () =>
  useQuery({
    queryKey: keys.board,
    queryFn: ({ signal }) => call(BoardAnswer, { url: boardPath, signal }),
    // Who comes back from a game has played since.
    staleTime: 0,
  });

/** Joins by a nickname, or leaves with null; one call at a time. */
export const useBoardChange = () => {
  const queries = useQueryClient();
  const once = useOnce();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (data: DrawnNickname | null) =>
      call(
        BoardAnswer,
        data ? { method: 'PUT', url: boardPath, data } : { method: 'DELETE', url: boardPath },
      ),
    onSuccess: async (answer) => {
      // One that was asked for before would arrive last, and undo it.
      await queries.cancelQueries({ queryKey: keys.board });
      queries.setQueryData(keys.board, answer);
    },
  });
  const change = (to: DrawnNickname | null, onSuccess = () => {}) =>
    once(() => mutateAsync(to).then(onSuccess, () => {}));
  return { change, isPending, error };
};

/** Some nicknames nobody has. */
export const useDrawNicknames = () =>
  useMutation({
    mutationFn: () => call(NicknamesAnswer, { method: 'POST', url: nicknamesPath, data: {} }),
  });
