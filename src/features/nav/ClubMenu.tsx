import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPath } from '#contract/ownPath.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { LogoutPopup } from '#src/features/account/logout/LogoutPopup.tsx';
import { useLinks } from '#src/features/club/links.ts';
import { useSession } from '#src/session/store.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { AwayLink } from '#src/ui/away/AwayLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { Badge, badgeText } from './Badge.tsx';
import css from './menu.module.css';

interface WordsProps {
  icon: IconName;
  children: ReactNode;
  /** Stands behind the words. */
  news?: ReactNode;
}

const Words = ({ icon, children, news }: WordsProps) => (
  <>
    <span className={css.medal}>
      <Icon name={icon} />
    </span>
    <span className={css.words}>{children}</span>
    {news}
    <Icon name="chevronRight" size="s" />
  </>
);

const Door = ({ to, ...words }: WordsProps & { to: OwnPath }) => (
  <li>
    <Link to={to} replace className={css.door}>
      <Words {...words} />
    </Link>
  </li>
);

/** What the centre button opens: the H5 account, the inbox, and the player's own doors. */
export const ClubMenu = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const isAuth = useSession((state) => state.isAuth);
  const unread = useSession((state) => state.unreadCount);
  const { h5 } = useLinks();
  const [isAsking, setAsking] = useState(false);
  const doors: [icon: IconName, to: OwnPath, label: string][] = isAuth
    ? [
        ['redeem', paths.redeem.href(), t('nav.redeem')],
        ['history', paths.transaction.href(), t('nav.history')],
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
            <AwayLink href={h5} className={css.door}>
              <Words icon="link">{t('nav.h5')}</Words>
            </AwayLink>
          </li>
        )}
        <Door icon="inbox" to={paths.inbox.href()} news={<Badge count={unread} />}>
          {t('nav.inbox')}
          {unread > 0 && (
            <span className={a11y.visuallyHidden}>
              {t('nav.unread', { amount: badgeText(unread) })}
            </span>
          )}
        </Door>
        {doors.map(([icon, to, label]) => (
          <Door key={to} icon={icon} to={to}>
            {label}
          </Door>
        ))}
        {isAuth && (
          <li>
            <button type="button" className={css.door} onClick={() => setAsking(true)}>
              <Words icon="logout">{t('nav.logout')}</Words>
            </button>
          </li>
        )}
      </ul>
      {isAsking && <LogoutPopup onClose={() => setAsking(false)} />}
    </Popup>
  );
};
