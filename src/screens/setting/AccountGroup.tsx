import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { LANGUAGE_NAMES } from '#src/features/language/names.ts';
import { badgeText } from '#src/features/nav/Badge.tsx';
import { Group } from '#src/features/settings/Group.tsx';
import { RowLink } from '#src/features/settings/Row.tsx';
import { SettingRow } from '#src/features/settings/SettingRow.tsx';
import { useSession } from '#src/session/store.ts';
import { FullscreenRow } from './FullscreenRow.tsx';
import { NotifyRow } from './NotifyRow.tsx';
import css from './setting.module.css';
import { VolumeRow } from './VolumeRow.tsx';

const InboxRow = () => {
  const { t } = useTranslation('setting');
  const unread = useSession((state) => state.unreadCount);
  const number = badgeText(unread);
  const badge = unread > 0 && <span className={css.badge}>{t('row.unread', { number })}</span>;
  return <RowLink icon="inbox" label={t('row.inbox')} to={paths.inbox.href()} value={badge} />;
};

/** Language, notifications, inbox, volume, full screen; a visitor has a language alone. */
export const AccountGroup = () => {
  const { t } = useTranslation('setting');
  const isAuth = useSession((state) => state.isAuth);
  const language = useLanguage();
  return (
    <Group title={t('group.account')}>
      <SettingRow name="language" value={LANGUAGE_NAMES[language].full} />
      {isAuth && (
        <>
          <NotifyRow />
          <InboxRow />
          <VolumeRow />
          <FullscreenRow />
        </>
      )}
    </Group>
  );
};
