import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { hangingLines, print } from '#server/platform/terminal.ts';
import { Club } from '../tests/journeys/club.ts';
import { enterAs, registered } from '../tests/journeys/steps.ts';
import { playAgainst } from '../tests/shots/house.ts';
import { playInApp } from '../tests/shots/inApp.ts';
import { type Phase, SIZES, seedOf } from '../tests/shots/phase.ts';
import { PHASES } from '../tests/shots/phases.ts';
import { takeScreens } from '../tests/shots/screens.ts';
import { buildIfStale } from './build.ts';
import { CHROMIUM_ARGS, launchChromium } from './chromium.ts';

// Pictures of every game in every phase at four sizes, and of every screen in three languages at two,
// on the built app: `npm run shots [-- <part of a name>]` writes .reports/shots/<name>-<size>.png. For
// looking at; nothing is compared.
const FOLDER = '.reports/shots';
const PHONE = SIZES['390x844'];
/** Until a turned screen is drawn anew. Milliseconds. */
const SETTLE_MS = 700;

const nameOf = ({ game, name }: Phase) => `${game}-${name}`;

const shoot = async (page: Page, phase: Phase) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: join(FOLDER, `${nameOf(phase)}-${size}.png`) });
  }
};

const take = async (browser: Browser, club: Club, phase: Phase, lang: string) => {
  const context = await browser.newContext({
    baseURL: club.url,
    viewport: PHONE,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (phase.at !== undefined)
    await page.addInitScript((at) => {
      const real = Date.now.bind(Date);
      const ahead = at - real();
      Date.now = () => real() + ahead;
    }, phase.at);
  try {
    const { uid, token } = await registered(club);
    await club.operator('coins', 'adjust', uid, '60', '--reason', 'For the picture');
    const house = await playAgainst(page, phase.game, seedOf(phase), phase.tuning);
    await enterAs(page, token, `/games/${phase.game}/play?lang=${lang}`);
    await playInApp(page, house, phase);
    await shoot(page, phase);
    print(`ok     ${nameOf(phase)}`);
    return true;
  } catch (error) {
    await page.screenshot({ path: join(FOLDER, `${nameOf(phase)}-failed.png`) }).catch(() => {});
    print(
      ...hangingLines(`FAILED ${nameOf(phase)}: ${error instanceof Error ? error.message : error}`),
    );
    return false;
  } finally {
    await context.close();
  }
};

const wanted = process.argv[2] ?? '';
const phases = PHASES.filter((phase) => nameOf(phase).includes(wanted));
mkdirSync(FOLDER, { recursive: true });
await buildIfStale();
const club = await Club.open('pglite');
const browser = await launchChromium(CHROMIUM_ARGS);
try {
  let failed = 0;
  for (const phase of phases) if (!(await take(browser, club, phase, 'en'))) failed += 1;
  print(`${phases.length - failed} of ${phases.length} phases are in ${FOLDER}`);
  const missing = await takeScreens(
    async (viewport) =>
      (
        await browser.newContext({
          baseURL: club.url,
          viewport,
          isMobile: viewport.width === PHONE.width,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        })
      ).newPage(),
    club,
    wanted.replace(/^screen-/, ''),
    async (page, name) => {
      await page.waitForTimeout(SETTLE_MS);
      await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
    },
  );
  for (const each of missing) print(`FAILED ${each}`);
  failed += missing.length;
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await browser.close();
  await club.close();
}
