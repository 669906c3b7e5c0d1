import type { ComponentType } from 'react';
import { createBrowserRouter, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isGameKey } from '#contract/facts.ts';
import { getMaintenance } from '#src/base/calls/maintenance.ts';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { loadOnce } from '#src/base/chunks.ts';
import { paths } from '#src/base/paths.ts';
import { forgetSent, rememberPath, takeRememberedPath } from '#src/base/redirect.ts';
import { stored } from '#src/base/stored.ts';
import { NotFoundScreen } from '#src/screens/not-found/NotFoundScreen.tsx';
import { logout } from '#src/session/leave.ts';
import { isLoggedIn, keepAffiliate } from '#src/session/store.ts';
import { type GuardWorld, guard } from './guards.ts';
import { loadInAppNotice } from './InAppPlace.tsx';
import { followLanguage, loadTexts } from './i18n.ts';
import { takeNotification } from './notification.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

const worldOf = (signal: AbortSignal): GuardWorld => ({
  isLoggedIn,
  storedToken: stored.swToken.get,
  isStaff: () => stored.staffToken.get() !== null,
  maintenance: () => getMaintenance(signal),
  tokenLogin: async (token) => (await import('#src/features/account/session.ts')).tokenLogin(token),
  remember: rememberPath,
  takeRemembered: takeRememberedPath,
});

/** Runs before every navigation: guards of spec 2 and the language, side by side; then a link's message. */
const enter = async ({ request }: LoaderFunctionArgs): Promise<null> => {
  const url = new URL(request.url);
  keepAffiliate(url.searchParams.get('affi'));
  const [to] = await Promise.all([
    guard(url, worldOf(request.signal)),
    followLanguage(url),
    loadInAppNotice(),
  ]);
  if (to !== null) throw redirect(to);
  forgetSent(url.pathname);
  const opened = takeNotification(url);
  if (opened !== null) throw redirect(opened);
  // After the guards: a link that has to wait for a login or the end of maintenance is kept.
  if (/^\/launch\/?$/.test(url.pathname)) {
    const { launchTarget } = await import('#src/screens/launch/launch.ts');
    throw redirect(launchTarget(url.searchParams));
  }
  return null;
};

/** An unknown game is a page that does not exist. */
const gameOnly = ({ params }: LoaderFunctionArgs): null => {
  if (!isGameKey(params.game)) throw data(null, { status: 404 });
  return null;
};

/** For players and visitors the staff's tools are pages that do not exist. */
const staffOnly = (load: () => Promise<null>) => (): Promise<null> => {
  if (stored.staffToken.get() === null) throw data(null, { status: 404 });
  return load();
};

const leaveClub = (): never => {
  logout();
  throw redirect(paths.login.href());
};

type Load = () => Promise<ComponentType>;

/** An unknown message, or another player's, is a page that does not exist; a visitor is sent away. */
const messageOnly = async ({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> => {
  if (!isLoggedIn()) return null;
  const { isMessageThere } = await import('#src/features/inbox/inbox.ts');
  if (!(await isMessageThere(id))) throw data(null, { status: 404 });
  return null;
};

/** index.html's own picture stands until the first screen is ready (src/main.tsx). */
const Nothing = () => null;

/** A screen that comes as a chunk of its own, under its own error boundary. */
const alone = (path: string, load: Load) => ({
  path,
  // /Games is no page of the club: the guards and the server know no such path either.
  caseSensitive: true,
  lazy: async () => ({ Component: await loadOnce(path, load) }),
  // Without one of its own, the router shows the parent's in place of the error of a failed `lazy`.
  HydrateFallback: Nothing,
  ErrorBoundary: RouteError,
});

/** One that shows what the server answers: it is not shown before the answers' cache is there. */
const screen = (path: string, load: Load) => {
  const withQueryCache = async () => (await Promise.all([load(), openQueryCache()]))[0];
  return alone(path, withQueryCache);
};

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouteError,
      loader: enter,
      shouldRevalidate: () => true,
      HydrateFallback: Nothing,
      children: [
        alone(paths.home.path, () =>
          import('#src/screens/home/HomeScreen.tsx').then((m) => m.HomeScreen),
        ),
        screen(paths.login.path, () =>
          import('#src/screens/login/LoginScreen.tsx').then((m) => m.LoginScreen),
        ),
        screen(paths.register.path, () =>
          import('#src/screens/register/RegisterScreen.tsx').then((m) => m.RegisterScreen),
        ),
        {
          ...screen(paths.terms.path, () =>
            import('#src/screens/terms/TermsScreen.tsx').then((m) => m.TermsScreen),
          ),
          loader: () => loadTexts('legal'),
        },
        {
          ...screen(paths.privacy.path, () =>
            import('#src/screens/privacy/PrivacyScreen.tsx').then((m) => m.PrivacyScreen),
          ),
          loader: () => loadTexts('legal'),
        },
        {
          ...alone(paths.ambassador.path, () =>
            import('#src/screens/ambassador/AmbassadorScreen.tsx').then((m) => m.AmbassadorScreen),
          ),
          loader: () => loadTexts('ambassador'),
        },
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
        screen(paths.promotions.path, () =>
          import('#src/screens/promotions/PromotionsScreen.tsx').then((m) => m.PromotionsScreen),
        ),
        screen(paths.helpdesk.path, () =>
          import('#src/screens/helpdesk/HelpdeskScreen.tsx').then((m) => m.HelpdeskScreen),
        ),
        screen(paths.inbox.path, () =>
          import('#src/screens/inbox/InboxScreen.tsx').then((m) => m.InboxScreen),
        ),
        {
          ...screen(paths.inboxMessage.path, () =>
            import('#src/screens/inbox/MessageScreen.tsx').then((m) => m.MessageScreen),
          ),
          loader: messageOnly,
        },
        screen(paths.setting.path, () =>
          import('#src/screens/setting/SettingScreen.tsx').then((m) => m.SettingScreen),
        ),
        screen(paths.settingLanguage.path, () =>
          import('#src/screens/setting/language/LanguageScreen.tsx').then((m) => m.LanguageScreen),
        ),
        screen(paths.settingVolume.path, () =>
          import('#src/screens/setting/volume/VolumeScreen.tsx').then((m) => m.VolumeScreen),
        ),
        screen(paths.settingFaq.path, () =>
          import('#src/screens/setting/faq/FaqScreen.tsx').then((m) => m.FaqScreen),
        ),
        {
          ...screen(paths.settingTerms.path, () =>
            import('#src/screens/setting/terms/SettingTermsScreen.tsx').then(
              (m) => m.SettingTermsScreen,
            ),
          ),
          loader: () => loadTexts('legal'),
        },
        screen(paths.settingUid.path, () =>
          import('#src/screens/setting/uid/UidScreen.tsx').then((m) => m.UidScreen),
        ),
        screen(paths.settingName.path, () =>
          import('#src/screens/setting/name/NameScreen.tsx').then((m) => m.NameScreen),
        ),
        screen(paths.settingPassword.path, () =>
          import('#src/screens/setting/password/PasswordScreen.tsx').then((m) => m.PasswordScreen),
        ),
        screen(paths.settingPin.path, () =>
          import('#src/screens/setting/pin/PinScreen.tsx').then((m) => m.PinScreen),
        ),
        screen(paths.settingResponsibleGaming.path, () =>
          import('#src/screens/setting/responsibleGaming/ResponsibleGamingScreen.tsx').then(
            (m) => m.ResponsibleGamingScreen,
          ),
        ),
        {
          ...screen(paths.maintenance.path, () =>
            import('#src/screens/maintenance/MaintenanceScreen.tsx').then(
              (m) => m.MaintenanceScreen,
            ),
          ),
          // Asked once more beside the guard's own question: a failed answer shows no date.
          loader: () => getMaintenance().catch(() => null),
        },
        {
          ...screen(paths.replay.path, () =>
            import('#src/screens/replay/ReplayScreen.tsx').then((m) => m.ReplayScreen),
          ),
          loader: staffOnly(() => loadTexts('replay')),
        },
        { path: paths.logout.path, caseSensitive: true, loader: leaveClub },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ]);
export type Router = ReturnType<typeof createRouter>;
