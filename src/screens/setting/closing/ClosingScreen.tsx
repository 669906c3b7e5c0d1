import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/base/lazyPart.ts';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { Consequences } from './Consequences.tsx';
import { useClosing } from './closing.ts';

const ClosePopup = lazyPart('ClosePopup', () => import('./ClosePopup.tsx'));

/** The account is closed for good: what that means, what has to be over before, and the way to it. */
export const ClosingScreen = () => {
  const { t } = useTranslation('account');
  const closing = useClosing();
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingPage
      meta={{ title: t('closing.meta.title'), description: t('closing.meta.description') }}
      title={t('closing.title')}
      text={t('closing.text')}
      isHidden
    >
      {closing.data ? (
        <Consequences closing={closing.data} onClose={() => setAsking(true)} />
      ) : (
        <QueryState query={closing} rows={4} />
      )}
      {/* Not beside what the answer shows: that goes with the session, and would take the way back. */}
      <Suspense>
        {isAsking && (
          <ClosePopup
            onBack={() => {
              setAsking(false);
              void closing.refetch();
            }}
          />
        )}
      </Suspense>
    </SettingPage>
  );
};
