import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { paths } from '#src/app/paths.ts';
import { messageQuery } from '#src/calls/inbox.ts';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { Page } from '#src/parts/page/Page.tsx';
import { useWide } from '#src/parts/page/useWide.ts';
import { ErrorState } from '#src/parts/state/ErrorState.tsx';
import { Skeleton } from '#src/parts/state/Skeleton.tsx';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Messages } from './Messages.tsx';
import { Letter } from './message/Letter.tsx';
import css from './message/message.module.css';

/** Whoever comes here without the message being there gets the 404 page (router.tsx). */
export const MessageScreen = () => {
  const { t } = useTranslation('inbox');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const { id = '' } = useParams();
  const isWide = useWide();
  const { data, error, isPending, isFetching, refetch } = useQuery(messageQuery(id));
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
          {isPending ? (
            <Skeleton rows={5} label={common('loading')} />
          ) : (
            <ErrorState
              text={errorText(error)}
              isBusy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
        </>
      )}
    </Page>
  );
};
