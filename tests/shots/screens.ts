import type { Page } from 'playwright';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { PUBLIC_PATHS } from '#src/base/paths.ts';
import type { Club } from '../journeys/club.ts';
import { demoToken, enterAs, withoutSplash } from '../journeys/steps.ts';

/** A screen, who looks at it, and what is pressed before the picture. */
interface Screen {
  name: string;
  who: 'visitor' | 'player';
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const MEMBERS = [
  '/',
  '/games/fto',
  '/redeem',
  '/transaction',
  '/transaction?show=rounds',
  '/progress',
  '/inbox',
  '/setting',
  '/setting/volume',
  '/setting/uid',
  '/setting/name',
  '/setting/phone',
  '/setting/password',
  '/setting/pin',
  '/setting/devices',
  '/setting/data',
  '/setting/closing',
  '/setting/verification',
  '/setting/responsible-gaming',
  '/nowhere',
];

const nameOf = (path: string) => path.replace(/^\//, '').replace(/[/?=]/g, '-') || 'home';

/** A picture of a whole page shows what comes only when it is scrolled to. */
const lookThrough = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      picture.loading = 'eager';
      await picture.decode().catch(() => {});
    }
    window.scrollTo(0, 0);
  });

const openMenu = async (page: Page) => {
  await page.locator('nav button[aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').waitFor();
};

/** Every screen of the chrome; the games' phases are in phases.ts. */
const SCREENS: readonly Screen[] = [
  ...[...PUBLIC_PATHS].map(
    (path): Screen => ({ name: `visitor-${nameOf(path)}`, who: 'visitor', path }),
  ),
  ...MEMBERS.map((path): Screen => ({ name: `player-${nameOf(path)}`, who: 'player', path })),
  { name: 'player-menu', who: 'player', path: '/games', prepare: openMenu },
  {
    name: 'player-message',
    who: 'player',
    path: '/inbox',
    prepare: async (page) => {
      await page.locator('main a[href^="/inbox/"]').first().click();
      await page.waitForURL(/\/inbox\/\d+/);
    },
  },
];

const SCREEN_SIZES = {
  '390x844': { width: 390, height: 844 },
  '1280x800': { width: 1280, height: 800 },
};

/**
 * Pictures of the screens whose name contains `wanted`, whole pages, in the three languages and both
 * sizes; `save` gets the page as it is to be taken. Answers which could not be, and why.
 */
export const takeScreens = async (
  open: (viewport: { width: number; height: number }) => Promise<Page>,
  club: Club,
  wanted: string,
  save: (page: Page, name: string) => Promise<void>,
): Promise<string[]> => {
  const screens = SCREENS.filter(({ name }) => name.includes(wanted));
  const failed: string[] = [];
  for (const [size, viewport] of Object.entries(SCREEN_SIZES))
    for (const who of ['visitor', 'player'] as const) {
      const own = screens.filter((screen) => screen.who === who);
      if (own.length === 0) continue;
      const page = await open(viewport);
      await withoutSplash(page);
      if (who === 'player') await enterAs(page, await demoToken(club), '/games');
      for (const language of LANGUAGES)
        failed.push(...(await takeEach(page, own, language, size, save)));
      await page.context().close();
    }
  return failed;
};

const takeEach = async (
  page: Page,
  screens: readonly Screen[],
  language: Language,
  size: string,
  save: (page: Page, name: string) => Promise<void>,
): Promise<string[]> => {
  const failed: string[] = [];
  for (const { name, path, prepare } of screens)
    try {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await prepare?.(page);
      await lookThrough(page);
      await page.evaluate(() => document.fonts.ready);
      await save(page, `screen-${name}-${language}-${size}`);
    } catch (error) {
      failed.push(`${name} ${language} ${size}: ${String(error).split('\n')[0]}`);
    }
  return failed;
};
