import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { useLinks } from '#src/calls/links.ts';
import { useSession } from '#src/session/store.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Popup } from '../popup/Popup.tsx';
import css from './nav.module.css';

const Words = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <span className={css.medal}>
      <Icon name={icon} />
    </span>
    {children}
    <Icon name="chevronRight" size="s" />
  </>
);

/** What the centre button opens: the H5 account, and the player's own doors. */
export const ClubMenu = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const isAuth = useSession((state) => state.isAuth);
  const { h5 } = useLinks();
  const doors: [icon: IconName, to: string, label: string][] = isAuth
    ? [
        ['redeem', paths.redeem.href(), t('nav.redeem')],
        ['history', paths.transaction.href(), t('nav.history')],
        ['logout', paths.logout.href(), t('nav.logout')],
      ]
    : [
        ['user', paths.login.href(), t('nav.login')],
        ['gift', paths.register.href(), t('nav.join')],
      ];
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('nav.club')}>
      <ul className={css.doors}>
        {h5 !== '#' && (
          <li>
            <a href={h5} target="_blank" rel="noopener" className={css.door}>
              <Words icon="link">{t('nav.h5')}</Words>
            </a>
          </li>
        )}
        {doors.map(([icon, to, label]) => (
          <li key={to}>
            <Link to={to} replace className={css.door}>
              <Words icon={icon}>{label}</Words>
            </Link>
          </li>
        ))}
      </ul>
    </Popup>
  );
};
