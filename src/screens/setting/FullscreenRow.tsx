import { useTranslation } from 'react-i18next';
import { hasFullscreenPlay } from '#src/features/browser/fullscreen.ts';
import { RowSwitch } from '#src/features/settings/Row.tsx';
import { changeGameSettings, useSession } from '#src/session/store.ts';

/** Whether play begins in full screen; where there is none, there is nothing to choose. */
export const FullscreenRow = () => {
  const { t } = useTranslation('setting');
  const isOn = useSession((state) => state.game.isFullscreenOn);
  if (!hasFullscreenPlay()) return null;
  return (
    <RowSwitch
      icon="fullscreen"
      label={t('row.fullscreen')}
      note={t('row.fullscreenNote')}
      isOn={isOn}
      onChange={(isFullscreenOn) => changeGameSettings({ isFullscreenOn })}
    />
  );
};
