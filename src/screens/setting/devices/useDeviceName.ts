import { useTranslation } from 'react-i18next';
import type { Device } from './devices.ts';

/** What a device is, as its browser says: 'Chrome, Android'. */
export const useDeviceName = () => {
  const { t } = useTranslation('account');
  return ({ browser, system }: Pick<Device, 'browser' | 'system'>): string =>
    [browser, system].filter(Boolean).join(', ') || t('devices.unknown');
};
