import { useQuery } from '@tanstack/react-query';
import { VerificationAnswer, verificationPath } from '#contract/verification.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { useSession } from '#src/session/store.ts';

/** How the player's verification stands, and the word of the day. */
export const useVerification = () =>
  useQuery({
    queryKey: keys.verification,
    queryFn: ({ signal }) => call(VerificationAnswer, { url: verificationPath, signal }),
    enabled: useSession((state) => state.isAuth),
  });
