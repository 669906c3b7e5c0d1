import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { useSession } from '#src/session/store.ts';
import { AccountGroup } from './AccountGroup.tsx';
import { ActionGroup } from './ActionGroup.tsx';
import { Guest } from './Guest.tsx';
import { ProfileGroup } from './ProfileGroup.tsx';
import { SupportGroup } from './SupportGroup.tsx';
import css from './setting.module.css';
import { WhoAmI } from './WhoAmI.tsx';

/** The settings of a player; of a visitor what applies without an account. */
export const SettingScreen = () => {
  const { t } = useTranslation('setting');
  const isAuth = useSession((state) => state.isAuth);
  return (
    <Page hasNav>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <div className={css.room}>
        <h1 className={css.title}>{t('title')}</h1>
        <div className={css.column}>
          {isAuth ? <WhoAmI /> : <Guest />}
          <AccountGroup />
        </div>
        <div className={css.column}>
          {isAuth && <ProfileGroup />}
          <SupportGroup />
          <ActionGroup />
        </div>
      </div>
      <Footer />
    </Page>
  );
};
