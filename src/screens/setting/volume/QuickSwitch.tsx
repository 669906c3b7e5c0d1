import { useTranslation } from 'react-i18next';
import { RowSwitch } from '#src/features/settings/Row.tsx';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import css from './volume.module.css';

/** Whether results are told quickly: the next decision is open sooner, and nothing else changes. */
export const QuickSwitch = () => {
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
