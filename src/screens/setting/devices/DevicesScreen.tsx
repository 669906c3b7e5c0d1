import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/base/lazyPart.ts';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { DeviceList } from './DeviceList.tsx';
import { type Device, useDevices } from './devices.ts';

const EndPopup = lazyPart('EndPopup', () => import('./EndPopup.tsx'));

/** Where the player is logged in, and was: each device is ended by a touch. */
export const DevicesScreen = () => {
  const { t } = useTranslation('account');
  const devices = useDevices();
  /** Null: every other one. */
  const [asked, setAsked] = useState<Device | null | undefined>();
  return (
    <SettingPage
      meta={{ title: t('devices.meta.title'), description: t('devices.meta.description') }}
      title={t('devices.title')}
      text={t('devices.text')}
      isHidden
    >
      {devices.data ? (
        <DeviceList devices={devices.data.devices} onEnd={setAsked} />
      ) : (
        <QueryState query={devices} rows={4} />
      )}
      {/* Not in the list: that goes with the session, and who takes it away takes the way back. */}
      <Suspense>
        {asked !== undefined && <EndPopup device={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </SettingPage>
  );
};
