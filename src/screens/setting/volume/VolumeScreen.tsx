import { useTranslation } from 'react-i18next';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import { Channel } from './Channel.tsx';
import { HapticsSwitch } from './HapticsSwitch.tsx';
import { QuickSwitch } from './QuickSwitch.tsx';
import { useSamples } from './useSamples.ts';
import css from './volume.module.css';

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
