import { useMutation, useQuery } from '@tanstack/react-query';
import { Done } from '#contract/account.ts';
import { ClosingAnswer, closingPath } from '#contract/closing.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { stepUpHeader } from '#src/features/account/stepUp/calls.ts';
import { useSession } from '#src/session/store.ts';

/** What closing the account would lose, and what has to be over before: asked for anew each time. */
export const useClosing = () =>
  useQuery({
    queryKey: keys.closing,
    queryFn: ({ signal }) => call(ClosingAnswer, { url: closingPath, signal }),
    staleTime: 0,
    enabled: useSession((state) => state.isAuth),
  });

/** Rejects with `msg.closingWaits`. */
export const useClose = () =>
  useMutation({
    mutationFn: (stepUp: string) =>
      call(Done, { method: 'POST', url: closingPath, data: {}, headers: stepUpHeader(stepUp) }),
  });
