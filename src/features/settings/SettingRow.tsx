import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from '#src/base/go.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RowLink } from './Row.tsx';
import css from './setting.module.css';
import { SETTINGS, type SettingName } from './settings.ts';

interface SettingRowProps {
  name: SettingName;
  note?: string;
  /** How it is set now. */
  value?: ReactNode;
}

/** A row of the settings that leads to a page of its own. */
export const SettingRow = ({ name, ...text }: SettingRowProps) => {
  const { t } = useTranslation('setting');
  return (
    <RowLink {...text} icon={SETTINGS[name].icon} label={t(`row.${name}`)} to={SETTINGS[name].to} />
  );
};

/** Beside a page behind the settings, where there is room: the way to every other one. */
export const SettingMenu = ({ isAuth }: { isAuth: boolean }) => {
  const { t } = useTranslation('setting');
  const names = (Object.keys(SETTINGS) as SettingName[]).filter(
    (name) => isAuth || SETTINGS[name].isForVisitors,
  );
  return (
    <nav aria-label={t('title')} className={css.menu}>
      {names.map((name) => (
        <NavLink key={name} to={SETTINGS[name].to} className={css.entry ?? ''}>
          <Icon name={SETTINGS[name].icon} />
          {t(`row.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
};
