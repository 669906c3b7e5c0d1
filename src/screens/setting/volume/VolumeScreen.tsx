import { useTranslation } from 'react-i18next';
import { bridge } from '#engine/bridge.ts';
import { createHaptics, hasHaptics } from '#engine/canvas/device/haptics.ts';
import { RowSwitch } from '#src/features/settings/Row.tsx';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import { Channel } from './Channel.tsx';
import { useSamples } from './useSamples.ts';
import css from './volume.module.css';

/** Whether presses and results are felt; not there where a device can't be felt. */
const HapticsSwitch = () => {
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

/** Whether results are told quickly: the next decision is open sooner, and nothing else changes. */
const QuickSwitch = () => {
  const { t } = useTranslation('setting');
  const isOn = useSession((state) => state.game.isQuick);
  return (
    <ul className={css.card}>
      <RowSwitch
        icon="clock"
        label={t('volume.quick')}
        note={t('volume.quickNote')}
        isOn={isOn}
        onChange={(isQuick) => changeGameSettings({ isQuick })}
      />
    </ul>
  );
};

/** Both volumes, heard while they are set. The games and this page read the same settings. */
export const VolumeScreen = () => {
  const { t } = useTranslation('setting');
  const { isMusicOn, musicVolume, isEffectsOn, effectsVolume } = useSession((state) => state.game);
  const samples = useSamples();
  return (
    <SettingPage
      meta={{ title: t('volume.meta.title'), description: t('volume.meta.description') }}
      title={t('volume.title')}
      text={t('volume.text')}
      isHidden
    >
      <div className={css.channels}>
        <Channel
          icon="music"
          label={t('volume.music')}
          levelLabel={t('volume.musicLevel')}
          isOn={isMusicOn}
          volume={musicVolume}
          onSwitch={(isOn) => {
            changeGameSettings({ isMusicOn: isOn });
            samples.music();
          }}
          onVolume={(volume) => {
            // Whoever moves the slider wants to hear it.
            changeGameSettings({ musicVolume: volume, isMusicOn: true });
            samples.music();
          }}
        />
        <Channel
          icon="sound"
          label={t('volume.effects')}
          levelLabel={t('volume.effectsLevel')}
          isOn={isEffectsOn}
          volume={effectsVolume}
          onSwitch={(isOn) => {
            changeGameSettings({ isEffectsOn: isOn });
            samples.effect();
          }}
          onVolume={(volume) => {
            changeGameSettings({ effectsVolume: volume, isEffectsOn: true });
            samples.effect();
          }}
        />
        <HapticsSwitch />
        <QuickSwitch />
      </div>
    </SettingPage>
  );
};
