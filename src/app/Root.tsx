import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatch } from 'react-router';
import { paths } from '#src/base/paths.ts';
import { useLater } from '#src/base/useLater.ts';
import { SwitchedPlace } from '#src/features/account/switched/SwitchedPlace.tsx';
import { useInApp } from '#src/features/browser/here.ts';
import { Inbox } from '#src/features/inbox/Inbox.tsx';

/** Where the notice stands: above every page but a game's. */
const InAppPlace = () => {
  const isPlaying = useMatch(paths.play.path) !== null;
  const { app, Notice } = useInApp();
  if (app === null || Notice === null || isPlaying) return null;
  return <Notice app={app} userAgent={navigator.userAgent} />;
};

const loadBeside = async () => (await import('./beside.ts')).beside;

/** After a navigation the reader stands at the new page's heading, not where the old link was. */
const useFocusOnHeading = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
};

/** The first entry of every load is called the same: where one page was scrolled to is no other load's. */
const placeOf = ({ key }: Location): string =>
  key === 'default' ? `${performance.timeOrigin}` : key;

/** What every route stands in. */
export const Root = () => {
  const { t } = useTranslation('app');
  useFocusOnHeading();
  const beside = useLater('What stands beside a page', loadBeside);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <InAppPlace />
      <Outlet />
      <SwitchedPlace />
      <Inbox />
      {beside && <beside.Contact />}
      {beside && <beside.Bars />}
      <ScrollRestoration getKey={placeOf} />
    </>
  );
};
