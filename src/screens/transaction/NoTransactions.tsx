import { useTranslation } from 'react-i18next';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import type { MessageKey } from '#contract/messages.ts';
import type { OwnPath } from '#contract/ownPath.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';

interface NoTransactionsProps {
  /** The catalogue's words for it. */
  message: MessageKey;
  /** What will stand here, or why nothing does. */
  text: string;
  /** Where it comes from. */
  playAt: OwnPath;
  /** Shows all, where a filter left everything out; null without a filter. */
  onShowAll: (() => void) | null;
}

/** No line to show, and what can be done about it. */
export const NoTransactions = ({ message: key, text, playAt, onShowAll }: NoTransactionsProps) => {
  const { t } = useTranslation('transaction');
  const { message } = useMessage();
  return (
    <EmptyState picture={emptyHistory} title={message(key)} text={text}>
      {onShowAll ? (
        <Button look="quiet" size="s" onClick={onShowAll}>
          {t('empty.showAll')}
        </Button>
      ) : (
        <ButtonLink to={playAt} size="s">
          {t('empty.play')}
        </ButtonLink>
      )}
    </EmptyState>
  );
};
