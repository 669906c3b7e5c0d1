import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { FIND_GAME, isGameKey } from '#contract/facts.ts';
import { GAMES } from '#games/index.ts';
import { getMaintenance } from '#src/base/calls/maintenance.ts';
import { loadOnce } from '#src/base/chunks.ts';
import { goInstead } from '#src/base/go.ts';
import { ahead } from '#src/base/lazyPart.ts';
import { paths } from '#src/base/paths.ts';
import { stored } from '#src/base/stored.ts';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/NotFoundScreen.tsx';
import { logout } from '#src/session/leave.ts';
import { isLoggedIn } from '#src/session/store.ts';
import { loadTexts } from './i18n.ts';
import { alone, screen } from './screenRoute.ts';

const notThere = (): never => {
  throw data(null, { status: 404 });
};

/** An unknown game is a page that does not exist. */
const gameOnly = ({ params }: LoaderFunctionArgs): null =>
  isGameKey(params.game) ? null : notThere();

const loadPlay = async () => (await import('#src/screens/play/PlayScreen.tsx')).PlayScreen;
/** Who looks at a game may play it: the screen it is played in is ready by then. */
const withPlay = async (args: LoaderFunctionArgs): Promise<null> => {
  if (isLoggedIn())
    ahead(async () => (await import('#src/base/spareTime.ts')).inSpareTime(loadPlay));
  if (isLoggedIn() && args.params.game === FIND_GAME) await loadTexts('finds');
  return gameOnly(args);
};

/** A game's machine, which it is played by. */
const withMachine = async ({ params }: LoaderFunctionArgs) =>
  isGameKey(params.game) ? loadOnce('machine', GAMES[params.game].play.machine) : notThere();

/** For everybody but the staff of that role, a tool of theirs is a page that does not exist. */
const staffOnly = (role: 'qa' | 'designer', load: () => Promise<null>) => (): Promise<null> => {
  // On a developer's machine designers need no server of theirs.
  const isOpen = import.meta.env.MODE === 'development' && role === 'designer';
  const isTheirs = stored.staffToken.get() !== null && stored.staffRole.get() === role;
  return isTheirs || isOpen ? load() : notThere();
};

const leaveClub = async (): Promise<never> => {
  // Where it is the first page: what follows a logout is tied to the router right after this one is made.
  await null;
  logout();
  throw goInstead(paths.login.href());
};

/** An unknown message, or another player's, is a page that does not exist; a visitor is sent away. */
const messageOnly = async ({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> => {
  if (!isLoggedIn()) return null;
  const { isMessageThere } = await import('#src/features/inbox/inbox.ts');
  return (await isMessageThere(id)) ? null : notThere();
};

/** What can be no number of a redemption is a page that does not exist; one not found says so itself. */
const redemptionOnly = ({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> => {
  return /^[0-9]{1,15}$/.test(id) ? loadTexts('redeem') : notThere();
};

/** Who was at the settings or the helpdesk once finds all their pages without the network. */
const withSettings = (): null => {
  const isHelpdesk = ({ path }: RouteObject) => path === paths.helpdesk.path;
  ahead(async () => {
    const { keepReady } = await import('./keepReady.ts');
    keepReady([...SETTINGS, ...CLUB.filter(isHelpdesk)]);
  });
  return null;
};

/** How each screen of a file is loaded, by its name. */
const partOf =
  <
    Screens extends Record<Name, ComponentType>,
    Name extends string = Extract<keyof Screens, string>,
  >(
    load: () => Promise<Screens>,
  ) =>
  (name: Name) =>
  async (): Promise<ComponentType> =>
    (await load())[name];

/** Screens that come together, by their names. */
const legalScreens = partOf(() => import('./legalScreens.ts'));
const inboxScreens = partOf(() => import('#src/screens/inbox/screens.ts'));
const redeemScreens = partOf(() => import('#src/screens/redeem/screens.ts'));
const settingScreens = partOf(() => import('#src/screens/setting/settingScreens.ts'));
const eventScreens = partOf(() => import('#src/screens/event/screens.ts'));

/** Where a visitor comes in, and what anybody may read. */
const ENTRANCE = [
  // With the app itself: most come in here.
  alone(paths.home.path, async () => HomeScreen),
  screen(
    paths.login.path,
    async () => (await import('#src/screens/login/LoginScreen.tsx')).LoginScreen,
  ),
  screen(
    paths.register.path,
    async () => (await import('#src/screens/register/RegisterScreen.tsx')).RegisterScreen,
  ),
  screen(paths.terms.path, legalScreens('TermsScreen'), () => loadTexts('legal')),
  screen(paths.privacy.path, legalScreens('PrivacyScreen'), () => loadTexts('legal')),
  screen(paths.responsibleGaming.path, legalScreens('HelpScreen'), () => loadTexts('responsible')),
  alone(
    paths.ambassador.path,
    async () => (await import('#src/screens/ambassador/AmbassadorScreen.tsx')).AmbassadorScreen,
    () => loadTexts('ambassador'),
  ),
  // Asked once more beside the guard's own question: a failed answer shows no date.
  screen(
    paths.maintenance.path,
    async () => (await import('#src/screens/maintenance/MaintenanceScreen.tsx')).MaintenanceScreen,
    () => getMaintenance().catch(() => null),
  ),
];

/** The club itself. */
const CLUB = [
  screen(paths.redeem.path, redeemScreens('RedeemScreen'), () => loadTexts('redeem')),
  screen(paths.redemption.path, redeemScreens('ReceiptScreen'), redemptionOnly),
  screen(
    paths.transaction.path,
    async () => (await import('#src/screens/transaction/TransactionScreen.tsx')).TransactionScreen,
    () => loadTexts('transaction'),
  ),
  screen(
    paths.progress.path,
    async () => (await import('#src/screens/progress/ProgressScreen.tsx')).ProgressScreen,
    () => loadTexts('progress', 'board', 'finds'),
  ),
  screen(
    paths.games.path,
    async () => (await import('#src/screens/games/GamesScreen.tsx')).GamesScreen,
  ),
  screen(
    paths.game.path,
    async () => (await import('#src/screens/game/GameScreen.tsx')).GameScreen,
    withPlay,
  ),
  screen(paths.play.path, loadPlay, withMachine),
  screen(
    paths.promotions.path,
    async () => (await import('#src/screens/promotions/PromotionsScreen.tsx')).PromotionsScreen,
  ),
  screen(
    paths.helpdesk.path,
    async () => (await import('#src/screens/helpdesk/HelpdeskScreen.tsx')).HelpdeskScreen,
    withSettings,
  ),
  screen(paths.inbox.path, inboxScreens('InboxScreen')),
  screen(paths.inboxMessage.path, inboxScreens('MessageScreen'), messageOnly),
];

/** A week is named by its number. */
const weekOnly = ({ params: { week = '' } }: LoaderFunctionArgs): Promise<null> => {
  return /^[1-9]\d?$/.test(week) ? loadTexts('event') : notThere();
};

/** The quiz event. */
const EVENT = [
  screen(paths.event.path, eventScreens('EventScreen'), () => loadTexts('event')),
  screen(paths.eventTerms.path, eventScreens('EventTermsScreen'), () => loadTexts('event')),
  screen(paths.eventWeek.path, eventScreens('WeekScreen'), weekOnly),
  screen(paths.eventSpin.path, eventScreens('SpinScreen'), () => loadTexts('event')),
];

const SETTINGS = [
  screen(paths.setting.path, settingScreens('SettingScreen'), withSettings),
  screen(paths.settingLanguage.path, settingScreens('LanguageScreen')),
  screen(paths.settingVolume.path, settingScreens('VolumeScreen')),
  screen(paths.settingFaq.path, settingScreens('FaqScreen')),
  screen(paths.settingTerms.path, settingScreens('SettingTermsScreen'), () => loadTexts('legal')),
  screen(paths.settingUid.path, settingScreens('UidScreen')),
  screen(paths.settingName.path, settingScreens('NameScreen')),
  screen(paths.settingPhone.path, settingScreens('PhoneScreen'), () => loadTexts('account')),
  screen(paths.settingPassword.path, settingScreens('PasswordScreen')),
  screen(paths.settingPin.path, settingScreens('PinScreen')),
  screen(paths.settingDevices.path, settingScreens('DevicesScreen'), () => loadTexts('account')),
  screen(paths.settingData.path, settingScreens('DataScreen'), () => loadTexts('account')),
  screen(paths.settingClosing.path, settingScreens('ClosingScreen'), () => loadTexts('account')),
  screen(
    paths.settingVerification.path,
    async () =>
      (await import('#src/screens/setting/verification/VerificationScreen.tsx')).VerificationScreen,
    () => loadTexts('verification'),
  ),
  screen(
    paths.settingResponsibleGaming.path,
    async () =>
      (await import('#src/screens/setting/responsibleGaming/ResponsibleGamingScreen.tsx'))
        .ResponsibleGamingScreen,
  ),
];

/** Every page of the club; each screen comes as a chunk of its own. */
export const ROUTES: readonly RouteObject[] = [
  ...ENTRANCE,
  ...CLUB,
  ...EVENT,
  ...SETTINGS,
  screen(
    paths.replay.path,
    async () => (await import('./staffTools.ts')).loadReplay(),
    staffOnly('qa', () => loadTexts('replay', 'chart')),
  ),
  screen(
    paths.inspector.path,
    async () => (await import('./staffTools.ts')).loadInspector(),
    staffOnly('designer', () =>
      loadTexts('inspector', 'designer', 'chart', 'tuning', 'simulation', 'versions'),
    ),
  ),
  { path: paths.logout.path, caseSensitive: true, loader: leaveClub },
  { path: '*', Component: NotFoundScreen },
];
