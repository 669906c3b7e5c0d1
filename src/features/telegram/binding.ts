import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Done } from '#contract/account.ts';
import { type TelegramProof, telegramPath } from '#contract/telegram.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { stepUpHeader } from '#src/features/account/stepUp/calls.ts';
import { changePlayer } from '#src/session/store.ts';

const useChange = <Asked>(tgBind: boolean, ask: (asked: Asked) => Promise<unknown>) => {
  const refetch = refetchIn(useQueryClient());
  return useMutation({
    mutationFn: ask,
    onSuccess: () => {
      changePlayer({ tgBind });
      void refetch(keys.refresh(true));
    },
  });
};

/** Rejects with `msg.hashMismatch`, `msg.authDataTooOld` and `msg.telegramBoundElsewhere`. */
export const useBind = () =>
  useChange(true, ({ proof, stepUp }: { proof: TelegramProof; stepUp: string }) =>
    call(Done, {
      method: 'PUT',
      url: telegramPath,
      data: proof,
      headers: stepUpHeader(stepUp),
    }),
  );

export const useUnbind = () =>
  useChange(false, (stepUp: string) =>
    call(Done, { method: 'DELETE', url: telegramPath, headers: stepUpHeader(stepUp) }),
  );
