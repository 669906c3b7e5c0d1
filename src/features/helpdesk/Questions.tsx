import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/empty-helpdesk.svg?url';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { FaqList } from './FaqList.tsx';
import { useHelpdesk } from './helpdesk.ts';

/** The club's answers, in each of their states. */
export const Questions = ({ query }: { query: string }) => {
  const { t } = useTranslation('helpdesk');
  const { t: common } = useTranslation();
  const { errorText, message } = useMessage();
  const { data, error, isPending, isFetching, refetch } = useHelpdesk();
  return (
    <>
      {isPending && <Skeleton rows={8} label={common('loading')} />}
      {error && !data && (
        <ErrorState text={errorText(error)} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState
          picture={picture}
          title={message('msg.noHelpdeskFound')}
          text={t('faq.empty.text')}
        />
      )}
      {data && data.length > 0 && <FaqList faqs={data} query={query} />}
    </>
  );
};
