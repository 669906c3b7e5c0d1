import { useTranslation } from 'react-i18next';
import { useChangeNotify } from '#src/features/language/account.ts';
import { DeviceRow } from '#src/features/notifications/DeviceRow.tsx';
import { RowSwitch } from '#src/features/settings/Row.tsx';
import { useSession } from '#src/session/store.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';

/** What the server may send; and whether this device shows it. */
export const NotifyRow = () => {
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
