import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { Club } from '../tests/journeys/club.ts';
import { demoToken, enterAs, withoutSplash } from '../tests/journeys/steps.ts';
import { buildIfStale } from './build.ts';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts';

// What a browser shows of the club before it is installed: real screens of the built app, in each language.
// `npm run screenshots` takes them anew; they are kept, since not every machine that builds has a browser.
const FOLDER = 'assets/screenshots';
const FORMS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false },
};
const SCREENS = { home: '/', games: '/games', play: '/games/squidgame' };
const QUALITY = 72;

const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

const take = async (page: Page, language: Language, name: string) => {
  await settle(page);
  const file = join(FOLDER, language, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file);
  console.log(file);
};

await buildIfStale();
const executablePath = ensureChromium();
const club = await Club.open('pglite');
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_ARGS,
});
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
        await take(page, language, `${name}-${form}`);
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await club.close();
}
