import { useTranslation } from 'react-i18next';
import { bridge } from '#engine/bridge.ts';
import { createHaptics, hasHaptics } from '#engine/canvas/device/haptics.ts';
import { RowSwitch } from '#src/features/settings/Row.tsx';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import css from './volume.module.css';

/** Whether presses and results are felt; not there where a device can't be felt. */
export const HapticsSwitch = () => {
  const { t } = useTranslation('setting');
  const isOn = useSession((state) => state.game.isHapticsOn);
  if (!hasHaptics()) return null;
  return (
    <ul className={css.card}>
      <RowSwitch
        icon="phone"
        label={t('volume.haptics')}
        note={t('volume.hapticsNote')}
        isOn={isOn}
        onChange={(isHapticsOn) => {
          changeGameSettings({ isHapticsOn });
          // The bridge follows at once: switched on, it is felt; switched off, it is not.
          createHaptics(bridge)('medium');
        }}
      />
    </ul>
  );
};
