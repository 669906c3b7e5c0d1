import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  ChangeNameAnswer,
  type ChangePasswordRequest,
  ChangeUidAnswer,
  changeLanguagePath,
  changeNamePath,
  changeNotifyPath,
  changePasswordPath,
  changeUidPath,
  Done,
} from '#contract/account.ts';
import { DRAW_KEY, GAME_KEYS } from '#contract/games.ts';
import type { Language } from '#contract/languages.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { chosenSeed, pendingCall, stored } from '#src/base/stored.ts';
import { stepUpHeader } from '#src/features/account/stepUp/calls.ts';
import { changePlayer, useSession } from '#src/session/store.ts';

/** What this device keeps under a player's UID goes with them to the new one. */
const moveKept = (from: string, to: string): void => {
  const placesOf = (uid: string) => [
    chosenSeed(uid),
    ...[...GAME_KEYS, DRAW_KEY, 'redeem'].map((what) => pendingCall(uid, what)),
  ];
  const places = placesOf(to);
  placesOf(from).forEach((old, i) => {
    places[i]?.set(old.get());
    if (from !== to) old.set(null);
  });
  if (stored.rememberedUid.get() === from) stored.rememberedUid.set(to);
};

/** An answer of before the change that is still under way would undo it on the screen. */
const useRefreshed = () => {
  const refetch = refetchIn(useQueryClient());
  return () => refetch(keys.refresh(true));
};

/** Rejects with `msg.accountExists`, `msg.unableToChangeUid` (params: the day it opens). */
export const useChangeUid = () => {
  const refresh = useRefreshed();
  return useMutation({
    mutationFn: ({ uid, stepUp }: { uid: string; stepUp: string }) =>
      call(ChangeUidAnswer, {
        method: 'PUT',
        url: changeUidPath,
        data: { uid },
        headers: stepUpHeader(stepUp),
      }),
    onSuccess: ({ uid }) => {
      moveKept(useSession.getState().player.uid, uid);
      changePlayer({ uid });
      void refresh();
    },
  });
};

/** Rejects with `msg.invalidFullName`. */
export const useChangeName = () => {
  const refresh = useRefreshed();
  return useMutation({
    mutationFn: ({ fullName, stepUp }: { fullName: string; stepUp: string }) =>
      call(ChangeNameAnswer, {
        method: 'PUT',
        url: changeNamePath,
        data: { fullName },
        headers: stepUpHeader(stepUp),
      }),
    onSuccess: ({ fullName }) => {
      changePlayer({ fullName });
      void refresh();
    },
  });
};

/** Rejects with `msg.wrongPassword`, `msg.updateFailed` for the same one again. */
export const useChangePassword = () => {
  const refresh = useRefreshed();
  return useMutation({
    mutationFn: (data: z.infer<typeof ChangePasswordRequest>) =>
      call(Done, { method: 'PUT', url: changePasswordPath, data }),
    onSuccess: (_done, { keepsTelegram }) => {
      if (!keepsTelegram) changePlayer({ tgBind: false });
      void refresh();
    },
  });
};

/** The switch shows at once what is wanted; a refusal puts it back. */
export const useChangeNotify = () => {
  const refresh = useRefreshed();
  return useMutation({
    mutationFn: (notify: boolean) =>
      call(Done, { method: 'PUT', url: changeNotifyPath, data: { notify } }),
    onMutate: (notify) => changePlayer({ notify }),
    onSuccess: () => void refresh(),
    onError: (_error, notify) => changePlayer({ notify: !notify }),
  });
};

/** The language messages to the player are sent in. */
export const saveLanguage = (language: Language): Promise<unknown> =>
  call(Done, { method: 'PUT', url: changeLanguagePath, data: { language } });
