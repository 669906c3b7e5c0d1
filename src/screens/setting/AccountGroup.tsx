import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { hasFullscreenPlay } from '#src/features/browser/fullscreen.ts';
import { useChangeNotify } from '#src/features/language/account.ts';
import { LANGUAGE_NAMES } from '#src/features/language/names.ts';
import { badgeText } from '#src/features/nav/Badge.tsx';
import { DeviceRow } from '#src/features/notifications/DeviceRow.tsx';
import { Group } from '#src/features/settings/Group.tsx';
import { RowLink, RowSwitch } from '#src/features/settings/Row.tsx';
import { SettingRow } from '#src/features/settings/SettingRow.tsx';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './setting.module.css';

/** What the server may send; and whether this device shows it. */
const NotifyRow = () => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const notify = useSession((state) => state.player.notify);
  const { mutate, isPending, error } = useChangeNotify();
  return (
    <>
      <RowSwitch
        icon="bell"
        label={t('row.notify')}
        note={t('row.notifyNote')}
        isOn={notify}
        isBusy={isPending}
        needsNetwork
        onChange={(wanted) => mutate(wanted)}
        error={error === null ? undefined : errorText(error)}
      />
      {notify && <DeviceRow />}
    </>
  );
};

/** How loud both channels are, in words. */
const VolumeRow = () => {
  const { t } = useTranslation('setting');
  const { isMusicOn, musicVolume, isEffectsOn, effectsVolume } = useSession((state) => state.game);
  const words = (isOn: boolean, volume: number) =>
    isOn ? `${Math.round(volume * 100)}%` : t('off');
  return (
    <SettingRow
      name="volume"
      note={t('row.volumeNote', {
        music: words(isMusicOn, musicVolume),
        effects: words(isEffectsOn, effectsVolume),
      })}
    />
  );
};

/** Whether play begins in full screen; where there is none, there is nothing to choose. */
const FullscreenRow = () => {
  const { t } = useTranslation('setting');
  const isOn = useSession((state) => state.game.isFullscreenOn);
  if (!hasFullscreenPlay()) return null;
  return (
    <RowSwitch
      icon="fullscreen"
      label={t('row.fullscreen')}
      note={t('row.fullscreenNote')}
      isOn={isOn}
      onChange={(isFullscreenOn) => changeGameSettings({ isFullscreenOn })}
    />
  );
};

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
