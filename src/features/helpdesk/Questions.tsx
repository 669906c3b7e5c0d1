import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/empty-helpdesk.svg?url';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { FaqList } from './FaqList.tsx';
import { useHelpdesk } from './helpdesk.ts';

/** The club's answers, in each of their states. */
export const Questions = ({ query }: { query: string }) => {
  const { t } = useTranslation('helpdesk');
  const { message } = useMessage();
  const helpdesk = useHelpdesk();
  const { data } = helpdesk;
  return (
    <>
      {!data && <QueryState query={helpdesk} rows={8} />}
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
