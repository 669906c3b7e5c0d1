import { createBrowserRouter, data, type LoaderFunctionArgs } from 'react-router';
import { ownPath } from '#contract/ownPath.ts';
import { getMaintenance } from '#src/base/calls/maintenance.ts';
import { tellPending } from '#src/base/chunks.ts';
import { type Go, goInstead } from '#src/base/go.ts';
import { takeLinkToken } from '#src/base/linkToken.ts';
import { forgetSent, rememberPath, takeRememberedPath } from '#src/base/redirect.ts';
import { stored } from '#src/base/stored.ts';
import { lookForApp } from '#src/features/browser/here.ts';
import { isInTelegram } from '#src/features/telegram/host.ts';
import { isLoggedIn, keepAffiliate } from '#src/session/store.ts';
import { type GuardWorld, guard } from './guards.ts';
import { followLanguage } from './i18n.ts';
import { takeNotification } from './notification.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { ROUTES } from './routes.ts';
import { Nothing } from './screenRoute.ts';

const worldOf = (signal: AbortSignal): GuardWorld => ({
  isLoggedIn,
  storedToken: stored.swToken.get,
  isStaff: () => import.meta.env.MODE === 'development' || stored.staffToken.get() !== null,
  maintenance: () => getMaintenance(signal),
  takeLinkToken,
  tokenLogin: async (token) => (await import('#src/features/account/session.ts')).tokenLogin(token),
  remember: rememberPath,
  takeRemembered: takeRememberedPath,
});

/** Runs before every navigation: guards of spec 2 and the language, side by side; then a link's message. */
const enter = async ({ request }: LoaderFunctionArgs): Promise<null> => {
  const url = new URL(request.url);
  keepAffiliate(url.searchParams.get('affi'));
  // Before the guards: they ask whether one is logged in.
  if (isInTelegram()) await (await import('#src/features/telegram/launch.ts')).enterByLaunch();
  const [to] = await Promise.all([
    guard(url, worldOf(request.signal)),
    followLanguage(url),
    // A web app of Telegram is meant to be where it is.
    isInTelegram() || lookForApp(),
  ]);
  if (to === 'lost') throw data(null, { status: 404 });
  if (to !== null) throw goInstead(to);
  forgetSent(url.pathname);
  const opened = takeNotification(url);
  if (opened !== null) throw goInstead(opened);
  // After the guards: a link that has to wait for a login or the end of maintenance is kept.
  if (/^\/launch\/?$/.test(url.pathname)) {
    const { launchTarget } = await import('#src/screens/launch/launch.ts');
    throw goInstead(launchTarget(url.searchParams));
  }
  return null;
};

export const createRouter = () => {
  const router = createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouteError,
      loader: enter,
      shouldRevalidate: () => true,
      HydrateFallback: Nothing,
      children: [...ROUTES],
    },
  ]);
  tellPending(() => {
    const { location } = router.state.navigation;
    return location ? ownPath(router.createHref(location)) : null;
  });
  return router;
};
export type Router = Omit<ReturnType<typeof createRouter>, 'navigate'> & { navigate: Go };
