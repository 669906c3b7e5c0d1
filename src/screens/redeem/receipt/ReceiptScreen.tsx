import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import { CallError } from '#src/base/calls/CallError.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Page } from '#src/features/page/Page.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { useRedemptionReceipt } from '../redemptions.ts';
import { Receipt } from './Receipt.tsx';
import css from './receipt.module.css';

/** One redemption, at an address of its own. */
export const ReceiptScreen = () => {
  const { t } = useTranslation('redeem');
  const { errorText } = useMessage();
  const { id = '' } = useParams();
  const query = useRedemptionReceipt(id);
  const { data, error } = query;
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <Page backTo={paths.redeem.href()} className={css.room}>
      <PageMeta
        title={t('receipt.number', { id })}
        description={t('receipt.description')}
        isHidden
      />
      <h1 className={css.title}>{t('receipt.title')}</h1>
      {data && <Receipt redemption={data} />}
      {isGone && (
        <EmptyState picture={emptyHistory} title={errorText(error)} text={t('receipt.gone')}>
          <ButtonLink to={paths.redeem.href()} size="s">
            {t('receipt.all')}
          </ButtonLink>
        </EmptyState>
      )}
      {!data && !isGone && <QueryState query={query} rows={6} />}
    </Page>
  );
};
