import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/error.svg?url';
import { OnlineButton } from '../offline/OnlineButton.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  /** What happened, in the player's language. */
  text: string;
  isBusy: boolean;
  onRetry: () => void;
}

export const ErrorState = ({ text, isBusy, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState picture={picture} title={t('loadFailed')} text={text}>
        <OnlineButton look="quiet" size="s" icon="refresh" isBusy={isBusy} onClick={onRetry}>
          {t('tryAgain')}
        </OnlineButton>
      </EmptyState>
    </div>
  );
};
