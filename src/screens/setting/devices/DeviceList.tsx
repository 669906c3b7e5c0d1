import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { DeviceCard } from './DeviceCard.tsx';
import css from './devices.module.css';
import type { Device } from './devices.ts';

interface DeviceListProps {
  devices: readonly Device[];
  /** Null: every other one. */
  onEnd: (device: Device | null) => void;
}

/** This device first, then the others, and all others at once. */
export const DeviceList = ({ devices, onEnd }: DeviceListProps) => {
  const { t } = useTranslation('account');
  const others = devices.filter(({ isThis }) => !isThis);
  const sorted = [...devices.filter(({ isThis }) => isThis), ...others];
  return (
    <div className={css.list}>
      <ul className={css.cards}>
        {sorted.map((device) => (
          <DeviceCard key={device.id} device={device} onEnd={() => onEnd(device)} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button look="quiet" icon="logout" isWide onClick={() => onEnd(null)}>
          {t('devices.others')}
        </Button>
      )}
    </div>
  );
};
