import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/error.svg?url';
import { Button } from '../button/Button.tsx';
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
        <Button look="quiet" size="s" icon="refresh" isBusy={isBusy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    </div>
  );
};
