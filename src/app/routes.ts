import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { isGameKey } from '#contract/facts.ts';
import { getMaintenance } from '#src/base/calls/maintenance.ts';
import { goInstead } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { stored } from '#src/base/stored.ts';
import { NotFoundScreen } from '#src/screens/not-found/NotFoundScreen.tsx';
import { logout } from '#src/session/leave.ts';
import { isLoggedIn } from '#src/session/store.ts';
import { loadTexts } from './i18n.ts';
import { keepReady } from './keepReady.ts';
import { alone, screen } from './screenRoute.ts';

/** An unknown game is a page that does not exist. */
const gameOnly = ({ params }: LoaderFunctionArgs): null => {
  if (!isGameKey(params.game)) throw data(null, { status: 404 });
  return null;
};

/** For everybody but the staff of that role, a tool of theirs is a page that does not exist. */
const staffOnly = (role: 'qa' | 'designer', load: () => Promise<null>) => (): Promise<null> => {
  // On a developer's machine designers need no server of theirs.
  const isOpen = import.meta.env.MODE === 'development' && role === 'designer';
  const isTheirs = stored.staffToken.get() !== null && stored.staffRole.get() === role;
  if (!isTheirs && !isOpen) throw data(null, { status: 404 });
  return load();
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
  if (!(await isMessageThere(id))) throw data(null, { status: 404 });
  return null;
};

/** What can be no number of a redemption is a page that does not exist; one not found says so itself. */
const redemptionOnly = ({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> => {
  if (!/^[0-9]{1,15}$/.test(id)) throw data(null, { status: 404 });
  return loadTexts('redeem');
};

/** Who was at the settings or the helpdesk once finds all their pages without the network. */
const withSettings = (): null => {
  const isHelpdesk = ({ path }: RouteObject) => path === paths.helpdesk.path;
  keepReady(() => [...SETTINGS, ...CLUB.filter(isHelpdesk)]);
  return null;
};

/** Where a visitor comes in, and what anybody may read. */
const ENTRANCE = [
  alone(paths.home.path, async () => (await import('#src/screens/home/HomeScreen.tsx')).HomeScreen),
  screen(
    paths.login.path,
    async () => (await import('#src/screens/login/LoginScreen.tsx')).LoginScreen,
  ),
  screen(
    paths.register.path,
    async () => (await import('#src/screens/register/RegisterScreen.tsx')).RegisterScreen,
  ),
  screen(
    paths.terms.path,
    async () => (await import('#src/screens/terms/TermsScreen.tsx')).TermsScreen,
    () => loadTexts('legal'),
  ),
  screen(
    paths.privacy.path,
    async () => (await import('#src/screens/privacy/PrivacyScreen.tsx')).PrivacyScreen,
    () => loadTexts('legal'),
  ),
  screen(
    paths.responsibleGaming.path,
    async () => (await import('#src/screens/responsible-gaming/HelpScreen.tsx')).HelpScreen,
    () => loadTexts('responsible'),
  ),
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
  screen(
    paths.redeem.path,
    async () => (await import('#src/screens/redeem/RedeemScreen.tsx')).RedeemScreen,
    () => loadTexts('redeem'),
  ),
  screen(
    paths.redemption.path,
    async () => (await import('#src/screens/redeem/receipt/ReceiptScreen.tsx')).ReceiptScreen,
    redemptionOnly,
  ),
  screen(
    paths.transaction.path,
    async () => (await import('#src/screens/transaction/TransactionScreen.tsx')).TransactionScreen,
    () => loadTexts('transaction'),
  ),
  screen(
    paths.games.path,
    async () => (await import('#src/screens/games/GamesScreen.tsx')).GamesScreen,
  ),
  screen(
    paths.game.path,
    async () => (await import('#src/screens/game/GameScreen.tsx')).GameScreen,
    gameOnly,
  ),
  screen(
    paths.play.path,
    async () => (await import('#src/screens/play/PlayScreen.tsx')).PlayScreen,
    gameOnly,
  ),
  screen(
    paths.promotions.path,
    async () => (await import('#src/screens/promotions/PromotionsScreen.tsx')).PromotionsScreen,
  ),
  screen(
    paths.helpdesk.path,
    async () => (await import('#src/screens/helpdesk/HelpdeskScreen.tsx')).HelpdeskScreen,
    withSettings,
  ),
  screen(
    paths.inbox.path,
    async () => (await import('#src/screens/inbox/InboxScreen.tsx')).InboxScreen,
  ),
  screen(
    paths.inboxMessage.path,
    async () => (await import('#src/screens/inbox/MessageScreen.tsx')).MessageScreen,
    messageOnly,
  ),
];

/** A week is named by its number. */
const weekOnly = ({ params: { week = '' } }: LoaderFunctionArgs): Promise<null> => {
  if (!/^[1-9]\d?$/.test(week)) throw data(null, { status: 404 });
  return loadTexts('event');
};

/** The quiz event. */
const EVENT = [
  screen(
    paths.event.path,
    async () => (await import('#src/screens/event/EventScreen.tsx')).EventScreen,
    () => loadTexts('event'),
  ),
  screen(
    paths.eventTerms.path,
    async () => (await import('#src/screens/event/EventTermsScreen.tsx')).EventTermsScreen,
    () => loadTexts('event'),
  ),
  screen(
    paths.eventWeek.path,
    async () => (await import('#src/screens/event/WeekScreen.tsx')).WeekScreen,
    weekOnly,
  ),
  screen(
    paths.eventSpin.path,
    async () => (await import('#src/screens/event/SpinScreen.tsx')).SpinScreen,
    () => loadTexts('event'),
  ),
];

const SETTINGS = [
  screen(
    paths.setting.path,
    async () => (await import('#src/screens/setting/SettingScreen.tsx')).SettingScreen,
    withSettings,
  ),
  screen(
    paths.settingLanguage.path,
    async () => (await import('#src/screens/setting/language/LanguageScreen.tsx')).LanguageScreen,
  ),
  screen(
    paths.settingVolume.path,
    async () => (await import('#src/screens/setting/volume/VolumeScreen.tsx')).VolumeScreen,
  ),
  screen(
    paths.settingFaq.path,
    async () => (await import('#src/screens/setting/faq/FaqScreen.tsx')).FaqScreen,
  ),
  screen(
    paths.settingTerms.path,
    async () =>
      (await import('#src/screens/setting/terms/SettingTermsScreen.tsx')).SettingTermsScreen,
    () => loadTexts('legal'),
  ),
  screen(
    paths.settingUid.path,
    async () => (await import('#src/screens/setting/uid/UidScreen.tsx')).UidScreen,
  ),
  screen(
    paths.settingName.path,
    async () => (await import('#src/screens/setting/name/NameScreen.tsx')).NameScreen,
  ),
  screen(
    paths.settingPhone.path,
    async () => (await import('#src/screens/setting/phone/PhoneScreen.tsx')).PhoneScreen,
    () => loadTexts('account'),
  ),
  screen(
    paths.settingPassword.path,
    async () => (await import('#src/screens/setting/password/PasswordScreen.tsx')).PasswordScreen,
  ),
  screen(
    paths.settingPin.path,
    async () => (await import('#src/screens/setting/pin/PinScreen.tsx')).PinScreen,
  ),
  screen(
    paths.settingDevices.path,
    async () => (await import('#src/screens/setting/devices/DevicesScreen.tsx')).DevicesScreen,
    () => loadTexts('account'),
  ),
  screen(
    paths.settingData.path,
    async () => (await import('#src/screens/setting/ownData/DataScreen.tsx')).DataScreen,
    () => loadTexts('account'),
  ),
  screen(
    paths.settingClosing.path,
    async () => (await import('#src/screens/setting/closing/ClosingScreen.tsx')).ClosingScreen,
    () => loadTexts('account'),
  ),
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
