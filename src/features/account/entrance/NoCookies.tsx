import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/in-app-browser.svg?url';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';

/** The browser keeps no cookies: a login would be forgotten at once. What to do about it. */
export const NoCookies = ({ reload = () => window.location.reload() }: { reload?: () => void }) => {
  const { t } = useTranslation('login');
  const { t: common } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        picture={picture}
        title={t('noCookies.title')}
        text={t('noCookies.text', { host: window.location.host })}
      >
        <Button look="quiet" size="s" icon="refresh" onClick={reload}>
          {common('tryAgain')}
        </Button>
      </EmptyState>
    </div>
  );
};
