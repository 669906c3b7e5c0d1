import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { useLinks } from '#src/features/club/links.ts';
import { Group } from '#src/features/settings/Group.tsx';
import { RowLink } from '#src/features/settings/Row.tsx';
import { SettingRow } from '#src/features/settings/SettingRow.tsx';

/** Chat, FAQ, terms. Without a chat of the club's own the helpdesk says how to be reached. */
export const SupportGroup = () => {
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
