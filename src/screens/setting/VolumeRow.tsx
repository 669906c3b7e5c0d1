import { useTranslation } from 'react-i18next';
import { SettingRow } from '#src/features/settings/SettingRow.tsx';
import { useSession } from '#src/session/store.ts';

/** How loud both channels are, in words. */
export const VolumeRow = () => {
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
