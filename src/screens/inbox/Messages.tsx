import { useTranslation } from 'react-i18next';
import emptyInbox from '#assets/ui/empty-inbox.svg?url';
import { paths } from '#src/app/paths.ts';
import { useInbox } from '#src/calls/inbox.ts';
import { ButtonLink } from '#src/parts/button/Button.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { More } from '#src/parts/more/More.tsx';
import { EmptyState } from '#src/parts/state/EmptyState.tsx';
import { ErrorState } from '#src/parts/state/ErrorState.tsx';
import { Skeleton } from '#src/parts/state/Skeleton.tsx';
import css from './inbox.module.css';
import { Row } from './Row.tsx';

/** The messages, newest first; each of their states says what can be done. */
export const Messages = () => {
  const { t } = useTranslation('inbox');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const query = useInbox();
  const { data, error } = query;

  if (query.isPending) return <Skeleton rows={7} label={common('loading')} />;
  if (!data) {
    return (
      <ErrorState
        text={errorText(error)}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
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
      <ul className={css.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <Row message={message} />
          </li>
        ))}
      </ul>
      <More query={query} words={{ more: t('more'), end: t('end') }} />
    </>
  );
};
