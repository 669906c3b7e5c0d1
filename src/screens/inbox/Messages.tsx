import { useTranslation } from 'react-i18next';
import emptyInbox from '#assets/ui/empty-inbox.svg?url';
import { paths } from '#src/base/paths.ts';
import { useInbox } from '#src/features/inbox/inbox.ts';
import { Age } from '#src/ui/age/Age.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { More } from '#src/ui/more/More.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import css from './inbox.module.css';
import { MessageRow } from './MessageRow.tsx';

/** The messages, newest first; each of their states says what can be done. */
export const Messages = () => {
  const { t } = useTranslation('inbox');
  const query = useInbox();
  const { data } = query;
  if (!data) return <QueryState query={query} rows={7} />;
  const messages = data.pages.flatMap((page) => page.messages);
  if (messages.length === 0) {
    return (
      <EmptyState picture={emptyInbox} title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to={paths.games.href()} size="s">
          {t('empty.play')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {query.failureCount > 0 && <Age at={query.dataUpdatedAt} />}
      <ul className={css.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow message={message} />
          </li>
        ))}
      </ul>
      <More query={query} words={{ more: t('more'), end: t('end') }} />
    </>
  );
};
