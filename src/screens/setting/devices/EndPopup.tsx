import { useTranslation } from 'react-i18next';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { type Device, useEndDevice } from './devices.ts';
import { useDeviceName } from './useDeviceName.ts';

interface EndPopupProps {
  /** Null: every other one. */
  device: Device | null;
  onClose: () => void;
}

/** What is asked before: `one` is another device, `own` this one, `others` all but this one. */
const askedOf = (device: Device | null) =>
  device === null ? 'others' : device.isThis ? 'own' : device.isLoggedIn ? 'one' : 'old';

/** Asks before a device is logged out and forgotten. */
export const EndPopup = ({ device, onClose }: EndPopupProps) => {
  const { t } = useTranslation('account');
  const { errorText } = useMessage();
  const nameOf = useDeviceName();
  const go = useGo();
  const { mutateAsync, isPending, error } = useEndDevice();
  const asked = askedOf(device);
  const end = async () => {
    await mutateAsync(device);
    // The popup stays until the login is there: who closes it takes the way back.
    if (asked === 'own') await go(paths.logout.href(), { replace: true });
    else onClose();
  };
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={t(`devices.ask.${asked}.title`, { name: device ? nameOf(device) : '' })}
      description={t(`devices.ask.${asked}.text`)}
    >
      {error !== null && <Alert>{errorText(error)}</Alert>}
      <Button isWide isBusy={isPending} onClick={() => void end().catch(() => {})}>
        {t(`devices.ask.${asked}.yes`)}
      </Button>
      <Button look="plain" isWide onClick={onClose}>
        {t('devices.ask.no')}
      </Button>
    </Popup>
  );
};
