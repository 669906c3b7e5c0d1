import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import purse from '#src/features/club/coins/purse.module.css';
import { useLinks } from '#src/features/club/links.ts';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { Group } from '#src/features/settings/Group.tsx';
import { RowLink } from '#src/features/settings/Row.tsx';
import { SettingRow } from '#src/features/settings/SettingRow.tsx';
import { useSession } from '#src/session/store.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { AccountGroup } from './AccountGroup.tsx';
import { ActionGroup } from './ActionGroup.tsx';
import css from './setting.module.css';
import { TelegramRow } from './TelegramRow.tsx';

/** Whose settings these are. */
const WhoAmI = () => {
  const { uid, fullName } = useSession((state) => state.player);
  return (
    <section className={clsx(purse.ground, css.who)}>
      <span className={css.face}>
        <Icon name="user" size="l" />
      </span>
      <span className={css.names}>
        <strong className={css.fullName}>{fullName}</strong>
        <span className={css.uid}>{`UID ${uid}`}</span>
      </span>
    </section>
  );
};

/** What a visitor finds in the place of an account: the ways to one. */
const Guest = () => {
  const { t } = useTranslation('setting');
  return (
    <section className={clsx(purse.ground, css.guest)}>
      <h2 className={css.guestTitle}>{t('guest.title')}</h2>
      <p className={css.guestText}>{t('guest.text')}</p>
      <div className={css.doors}>
        <ButtonLink to={paths.login.href()} size="s">
          {t('guest.login')}
        </ButtonLink>
        <ButtonLink to={paths.register.href()} size="s" look="quiet">
          {t('guest.join')}
        </ButtonLink>
      </div>
    </section>
  );
};

/** Who the player is, what keeps the account safe, and how much they play. */
const ProfileGroup = () => {
  const { t } = useTranslation('setting');
  const { uid, fullName, hasPin } = useSession((state) => state.player);
  return (
    <Group title={t('group.profile')}>
      <SettingRow name="uid" value={uid} />
      <SettingRow name="name" value={fullName} />
      <SettingRow name="phone" />
      <SettingRow name="password" />
      <SettingRow name="pin" value={t(hasPin ? 'row.pinSet' : 'row.pinMissing')} />
      <SettingRow name="verification" note={t('row.verificationNote')} />
      <TelegramRow />
      <SettingRow name="devices" />
      <SettingRow name="responsibleGaming" note={t('row.responsibleGamingNote')} />
      <SettingRow name="data" />
      <SettingRow name="closing" />
    </Group>
  );
};

/** Chat, FAQ, terms. Without a chat of the club's own the helpdesk says how to be reached. */
const SupportGroup = () => {
  const { t } = useTranslation('setting');
  const { liveChat, whatsapp, telegram } = useLinks();
  const chat = [liveChat, whatsapp, telegram].find((address) => address !== '#');
  return (
    <Group title={t('group.support')}>
      <RowLink icon="chat" label={t('row.chat')} to={chat ?? paths.helpdesk.href()} />
      <SettingRow name="faq" />
      <SettingRow name="terms" />
    </Group>
  );
};

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
