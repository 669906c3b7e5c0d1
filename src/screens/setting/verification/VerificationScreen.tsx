import { useTranslation } from 'react-i18next';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { useVerification } from '#src/features/verification/verification.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { Standing } from './Standing.tsx';

/** The video that an account is verified by: recorded, looked at, sent, and what came of it. */
export const VerificationScreen = () => {
  const { t } = useTranslation('verification');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const state = useVerification();
  return (
    <SettingPage
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('title')}
      text={t('text')}
      isHidden
    >
      {state.data ? (
        <Standing state={state.data} />
      ) : state.error ? (
        <ErrorState
          text={errorText(state.error)}
          isBusy={state.isFetching}
          onRetry={() => void state.refetch()}
        />
      ) : (
        <Skeleton rows={4} label={common('loading')} />
      )}
    </SettingPage>
  );
};
