import { useTranslation } from 'react-i18next';
import { Group } from '#src/features/settings/Group.tsx';
import { SettingRow } from '#src/features/settings/SettingRow.tsx';
import { useSession } from '#src/session/store.ts';
import { TelegramRow } from './TelegramRow.tsx';

/** Who the player is, what keeps the account safe, and how much they play. */
export const ProfileGroup = () => {
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
