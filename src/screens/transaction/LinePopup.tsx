import { useTranslation } from 'react-i18next';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import type { Transaction } from '#contract/transactions.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { formatCoinChange, formatCoins, formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { StatusChip } from '#src/ui/status/StatusChip.tsx';
import css from './line.module.css';
import { stakeWord } from './stakeWord.ts';
import { useTransaction } from './transactions.ts';
import { useTypeText } from './useTypeText.ts';

const Facts = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation('transaction');
  const language = useLanguage();
  const { id, type, amount, balance, createdAt, status, note, redemptionId } = transaction;
  const stake = stakeWord(t, transaction);
  const facts = [
    [t('line.at'), formatDate(createdAt, language)],
    [t('line.balance'), formatCoins(balance)],
    ...(status ? [[t('line.status'), <StatusChip key="status" status={status} />] as const] : []),
    ...(note ? [[t('line.note'), note] as const] : []),
    [t('line.id'), id],
  ] as const;
  return (
    <div className={css.detail}>
      <p className={css.what}>
        <span>{[useTypeText()(type), stake].filter(Boolean).join(' · ')}</span>
        <strong className={css.amount}>{formatCoinChange(amount)}</strong>
      </p>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {redemptionId !== null && (
        <ButtonLink to={paths.redemption.href(redemptionId)} replace look="quiet" isWide>
          {t('line.receipt')}
        </ButtonLink>
      )}
    </div>
  );
};

const Detail = ({ id }: { id: string }) => {
  const { t } = useTranslation('transaction');
  const { errorText } = useMessage();
  const query = useTransaction(id);
  const { data, error } = query;
  if (data) return <Facts transaction={data} />;
  return error instanceof CallError && error.status === 404 ? (
    <EmptyState picture={emptyHistory} title={errorText(error)} text={t('line.notFound')} />
  ) : (
    <QueryState query={query} rows={3} />
  );
};

/** One line of the history with all that is known of it, over the history. Load it lazily. */
export const LinePopup = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('transaction');
  return (
    <Popup isOpen onClose={onClose} title={t('line.title')}>
      <Detail id={id} />
    </Popup>
  );
};
