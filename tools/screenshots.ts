import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { LANGUAGES } from '#contract/languages.ts';
import { print } from '#server/platform/terminal.ts';
import { Club } from '../tests/journeys/club.ts';
import { button, loginAsDesigner, panel, show } from '../tests/journeys/inspector.ts';
import { demoToken, enterAs, withoutSplash } from '../tests/journeys/steps.ts';
import { buildIfStale } from './build.ts';
import { CHROMIUM_ARGS, launchChromium } from './chromium.ts';

// What a browser shows of the club before it is installed: real screens of the built app, in each language.
// And what docs/inspector.md shows. `npm run screenshots` takes them anew; they are kept, since not every
// machine that builds has a browser.
const FOLDER = 'assets/screenshots';
const FORMS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false },
};
const SCREENS = { home: '/', games: '/games', play: '/games/squidgame' };
/** As much of the designers' tool as one picture bears. */
const DESK = { width: 1280, height: 1720 };
const QUALITY = 72;

const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

const take = async (page: Page, file: string) => {
  await settle(page);
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file);
  print(file);
};

/** The steps of docs/inspector.md, as far as its pictures. */
const takeInspector = async (page: Page) => {
  await loginAsDesigner(page);
  await page.goto('/inspector?lang=en&game=lucky-egg&tab=tuning');
  const tuning = panel(page, 'Tuning');
  await tuning.getByRole('textbox', { name: 'Hit rate' }).fill('30.91');
  await button(tuning, 'Find changes').click();
  const proposal = button(tuning, 'Take it: Proposal 1');
  await proposal.scrollIntoViewIfNeeded({ timeout: 120_000 });
  await take(page, 'docs/inspector/tuning.webp');
  await proposal.click();
  const simulation = await show(page, 'Simulation');
  await button(simulation, 'Run').click();
  await simulation.getByText(/^10,000,000 stakes of each way in/).waitFor({ timeout: 120_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'docs/inspector/simulation.webp');
};

await buildIfStale();
const club = await Club.open('pglite');
const browser = await launchChromium(CHROMIUM_ARGS);
try {
  const token = await demoToken(club);
  for (const [form, device] of Object.entries(FORMS)) {
    const page = await browser.newPage({
      ...device,
      baseURL: club.url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await withoutSplash(page);
    await enterAs(page, token, '/games');
    for (const language of LANGUAGES) {
      mkdirSync(join(FOLDER, language), { recursive: true });
      for (const [name, path] of Object.entries(SCREENS)) {
        await page.goto(`${path}?lang=${language}`);
        await take(page, join(FOLDER, language, `${name}-${form}.webp`));
      }
    }
    await page.close();
  }
  const page = await browser.newPage({
    baseURL: club.url,
    viewport: DESK,
    reducedMotion: 'reduce',
  });
  await withoutSplash(page);
  await takeInspector(page);
} finally {
  await browser.close();
  await club.close();
}
