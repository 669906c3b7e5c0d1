import type { ComponentType } from 'react';
import { createBrowserRouter, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isGameKey } from '#contract/facts.ts';
import { getMaintenance } from '#src/calls/maintenance.ts';
import { NotFoundScreen } from '#src/screens/not-found/NotFoundScreen.tsx';
import { logout } from '#src/session/leave.ts';
import { isLoggedIn, keepAffiliate } from '#src/session/store.ts';
import { stored } from '#src/session/stored.ts';
import { loadOnce } from './chunks.ts';
import { type GuardWorld, guard } from './guards.ts';
import { followLanguage } from './i18n.ts';
import { paths } from './paths.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { rememberPath, takeRememberedPath } from './redirect.ts';

const worldOf = (signal: AbortSignal): GuardWorld => ({
  isLoggedIn,
  storedToken: stored.token.get,
  maintenance: () => getMaintenance(signal),
  tokenLogin: async (token) => (await import('#src/calls/session.ts')).tokenLogin(token),
  remember: rememberPath,
  takeRemembered: takeRememberedPath,
});

/** Runs before every navigation: guards of spec 2 and the language, side by side. */
const enter = async ({ request }: LoaderFunctionArgs): Promise<null> => {
  const url = new URL(request.url);
  keepAffiliate(url.searchParams.get('affi'));
  const [to] = await Promise.all([guard(url, worldOf(request.signal)), followLanguage(url)]);
  if (to !== null) throw redirect(to);
  return null;
};

/** An unknown game is a page that does not exist. */
const gameOnly = ({ params }: LoaderFunctionArgs): null => {
  if (!isGameKey(params.game)) throw data(null, { status: 404 });
  return null;
};

const leaveClub = (): never => {
  logout();
  throw redirect(paths.login.href());
};

/** A screen that comes as a chunk of its own, under its own error boundary. */
const screen = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  lazy: async () => ({ Component: await loadOnce(path, load) }),
  ErrorBoundary: RouteError,
});

/** index.html's own picture stands until the first screen is ready (src/main.tsx). */
const Nothing = () => null;

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouteError,
      loader: enter,
      shouldRevalidate: () => true,
      HydrateFallback: Nothing,
      children: [
        screen(paths.home.path, () =>
          import('#src/screens/home/HomeScreen.tsx').then((m) => m.HomeScreen),
        ),
        screen(paths.login.path, () =>
          import('#src/screens/login/LoginScreen.tsx').then((m) => m.LoginScreen),
        ),
        screen(paths.register.path, () =>
          import('#src/screens/register/RegisterScreen.tsx').then((m) => m.RegisterScreen),
        ),
        screen(paths.terms.path, () =>
          import('#src/screens/terms/TermsScreen.tsx').then((m) => m.TermsScreen),
        ),
        screen(paths.privacy.path, () =>
          import('#src/screens/privacy/PrivacyScreen.tsx').then((m) => m.PrivacyScreen),
        ),
        screen(paths.redeem.path, () =>
          import('#src/screens/redeem/RedeemScreen.tsx').then((m) => m.RedeemScreen),
        ),
        screen(paths.transaction.path, () =>
          import('#src/screens/transaction/TransactionScreen.tsx').then((m) => m.TransactionScreen),
        ),
        screen(paths.games.path, () =>
          import('#src/screens/games/GamesScreen.tsx').then((m) => m.GamesScreen),
        ),
        {
          ...screen(paths.game.path, () =>
            import('#src/screens/game/GameScreen.tsx').then((m) => m.GameScreen),
          ),
          loader: gameOnly,
        },
        {
          ...screen(paths.play.path, () =>
            import('#src/screens/play/PlayScreen.tsx').then((m) => m.PlayScreen),
          ),
          loader: gameOnly,
        },
        {
          ...screen(paths.maintenance.path, () =>
            import('#src/screens/maintenance/MaintenanceScreen.tsx').then(
              (m) => m.MaintenanceScreen,
            ),
          ),
          // Asked once more beside the guard's own question: a failed answer shows no date.
          loader: () => getMaintenance().catch(() => null),
        },
        { path: paths.logout.path, loader: leaveClub },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ]);
export type Router = ReturnType<typeof createRouter>;
