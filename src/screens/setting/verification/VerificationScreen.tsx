import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { VerificationAnswer, verificationPath } from '#contract/verification.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { useSession } from '#src/session/store.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { Standing } from './Standing.tsx';

/** How the player's verification stands, and the word of the day. */
const useVerification = () =>
  useQuery({
    queryKey: keys.verification,
    queryFn: ({ signal }) => call(VerificationAnswer, { url: verificationPath, signal }),
    enabled: useSession((state) => state.isAuth),
  });

/** The video that an account is verified by: recorded, looked at, sent, and what came of it. */
export const VerificationScreen = () => {
  const { t } = useTranslation('verification');
  const state = useVerification();
  return (
    <SettingPage
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('title')}
      text={t('text')}
      isHidden
    >
      {state.data ? <Standing state={state.data} /> : <QueryState query={state} rows={4} />}
    </SettingPage>
  );
};
