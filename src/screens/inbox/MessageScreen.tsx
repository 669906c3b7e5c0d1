import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { messageQuery } from '#src/features/inbox/inbox.ts';
import { Page } from '#src/features/page/Page.tsx';
import { useWide } from '#src/features/page/useWide.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { Messages } from './Messages.tsx';
import { Letter } from './message/Letter.tsx';
import css from './message/message.module.css';

/** Whoever comes here without the message being there gets the 404 page (src/app/routes.ts). */
export const MessageScreen = () => {
  const { t } = useTranslation('inbox');
  const { id = '' } = useParams();
  const isWide = useWide();
  const query = useQuery(messageQuery(id));
  const { data } = query;
  return (
    <Page backTo={paths.inbox.href()} className={isWide ? css.panes : css.room}>
      {isWide && (
        <section className={css.list} aria-label={t('title')}>
          <Messages />
        </section>
      )}
      {data ? (
        <Letter key={data.id} message={data} />
      ) : (
        <>
          <PageMeta title={t('message.title')} description={t('meta.description')} isHidden />
          <h1 className={a11y.visuallyHidden}>{t('message.title')}</h1>
          <QueryState query={query} rows={5} />
        </>
      )}
    </Page>
  );
};
