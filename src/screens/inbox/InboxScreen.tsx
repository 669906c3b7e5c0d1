import { useTranslation } from 'react-i18next';
import { formatCount } from '#src/base/format.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { useSession } from '#src/session/store.ts';
import css from './inbox.module.css';
import { Messages } from './Messages.tsx';

export const InboxScreen = () => {
  const { t } = useTranslation('inbox');
  const unread = useSession((state) => state.unreadCount);
  return (
    <Page hasNav className={css.room}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isHidden />
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {unread > 0 && (
          <span className={css.unread}>{t('unread', { amount: formatCount(unread) })}</span>
        )}
      </header>
      <Messages />
    </Page>
  );
};
