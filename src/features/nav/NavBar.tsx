import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPath } from '#contract/ownPath.ts';
import { BRAND } from '#src/base/brand.ts';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { NavLink } from '#src/base/go.ts';
import { ahead, lazyPart } from '#src/base/lazyPart.ts';
import { paths } from '#src/base/paths.ts';
import { useSession } from '#src/session/store.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import { Badge, badgeText } from './Badge.tsx';
import css from './nav.module.css';

const loadMenu = async () => {
  const [{ ClubMenu }] = await Promise.all([import('./ClubMenu.tsx'), openQueryCache()]);
  return { ClubMenu };
};
const ClubMenu = lazyPart('ClubMenu', loadMenu);

const Room = ({ to, icon, label }: { to: OwnPath; icon: IconName; label: string }) => (
  <NavLink to={to} end className={css.item ?? ''}>
    <Icon name={icon} />
    {label}
  </NavLink>
);

/** The club's rooms at the thumb, with the hornbill in the middle, who opens the club's own menu. */
export const NavBar = () => {
  const { t } = useTranslation();
  const unread = useSession((state) => state.unreadCount);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const club = t('nav.club');
  return (
    <>
      <nav className={css.bar} aria-label={t('nav.label')}>
        <Room to={paths.home.href()} icon="home" label={t('nav.home')} />
        <Room to={paths.games.href()} icon="games" label={t('nav.games')} />
        <button
          type="button"
          className={css.centre}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={
            unread > 0 ? `${club} – ${t('nav.unread', { amount: badgeText(unread) })}` : club
          }
          onPointerEnter={() => ahead(loadMenu)}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <img src={BRAND.logo} width={64} height={64} alt="" />
          <Badge count={unread} className={css.news} />
        </button>
        <Room to={paths.helpdesk.href()} icon="helpdesk" label={t('nav.helpdesk')} />
        <Room to={paths.setting.href()} icon="setting" label={t('nav.setting')} />
      </nav>
      {wasOpened && (
        <Suspense>
          <ClubMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
