import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { BRAND } from '#src/brand.ts';
import { Icon } from '../icon/Icon.tsx';
import css from './nav.module.css';

const loadMenu = () => import('./ClubMenu.tsx').then((m) => ({ default: m.ClubMenu }));
const ClubMenu = lazy(loadMenu);

/** The club's rooms at the thumb, with the hornbill in the middle, who opens the club's own menu. */
export const NavBar = () => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <nav className={css.bar} aria-label={t('nav.label')}>
        <NavLink to={paths.home.href()} end className={css.item ?? ''}>
          <Icon name="home" />
          {t('nav.home')}
        </NavLink>
        <button
          type="button"
          className={css.centre}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={t('nav.club')}
          onPointerEnter={() => void loadMenu()}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <img src={BRAND.logo} width={64} height={64} alt="" />
        </button>
        <NavLink to={paths.games.href()} className={css.item ?? ''}>
          <Icon name="games" />
          {t('nav.games')}
        </NavLink>
      </nav>
      {wasOpened && (
        <Suspense>
          <ClubMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
