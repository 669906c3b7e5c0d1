import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright/test';
import type { Plugin } from 'vite';
import { buildFilmPage, type FilmPage, openFilmPage, shotsOf } from '#tools/pixels/filmPage.ts';
import { othersIn } from '#tools/pixels/sheet.ts';
import { readRecordingFile } from '#tools/replayOf.ts';
import { expect, test } from '../test.ts';

// The canvas of recordings, at their marks, in frames of 1/60 s: `npm run replay -- --pixels`.

/** Recordings that pictures are kept of, without their endings. */
const NAMES = globSync('tests/recordings/*/*.webp').map((file) => file.replace('.webp', ''));
const SQUIDGAME = 'tests/recordings/squidgame/nothing';
const SHORT = 'tests/recordings/lucky-egg/nothing';

/** The shots that are others than those kept, each by the second in which it was. */
const othersOf = async (name: string, shots: Parameters<typeof othersIn>[1]) =>
  (await othersIn(readFileSync(`${name}.webp`), shots))?.map(({ shot, pixels }) => ({
    time: shot.time,
    pixels,
  }));

/** Those looked at more than once: the rounds of squidgame that are lost, and one that is won. */
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const [FEW, FROM, EVERY] = [TEN.slice(0, 3), 1, 3];

let asItIs: Promise<FilmPage> | undefined;
const built = () => {
  asItIs ??= buildFilmPage();
  return asItIs;
};

/** Pictures in a browser page of their own; `slowness`: the machine takes so many times as long. */
const shoot = async (
  browser: Browser,
  { name = SQUIDGAME, files = built(), only = TEN, slowness = 1 }: Partial<Shooting> = {},
) => {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await openFilmPage(page, await files);
  const shots = await shotsOf(page, readRecordingFile(`${name}.json.gz`), only ?? undefined);
  await page.close();
  return shots;
};
interface Shooting {
  name: string;
  files: Promise<FilmPage>;
  /** Null: all of them. */
  only: readonly number[] | null;
  slowness: number;
}

/** The app with another text in some of its files, which themselves stay as they are. */
const edited = (...edits: (readonly [file: string, from: RegExp, to: string])[]) =>
  buildFilmPage(
    edits.map(([file, from, to]): Plugin => {
      const path = resolve(file);
      expect(readFileSync(path, 'utf8')).toMatch(from);
      const transform = (text: string, id: string) =>
        id === path ? text.replace(from, to) : undefined;
      return { name: 'edit', enforce: 'pre', transform };
    }),
  );

for (const name of NAMES)
  test(`[replay] ${name} is drawn as in the pictures that are kept`, async ({ browser }) => {
    const shots = await shoot(browser, { name, only: null });
    expect(await othersOf(name, shots)).toEqual([]);
    if (name !== SQUIDGAME) return;
    await test.step('its first ten marks have equal pixels in another run, and after a jump', async () => {
      const ten = shots.slice(0, TEN.length);
      expect(new Set(ten.map(({ png }) => png)).size).toBe(TEN.length);
      expect(await shoot(browser)).toEqual(ten);
      const jumped = TEN.filter((mark) => mark % EVERY === FROM);
      expect(await shoot(browser, { only: jumped })).toEqual(jumped.map((mark) => shots[mark]));
    });
  });

test('[replay] a tween that lasts twice as long is seen; a text, a default tuning and a slower machine are not', async ({
  browser,
}) => {
  const few = { only: FEW };
  const asBefore = await shoot(browser, few);
  const slowTweens = edited([
    'engine/stage/tweens.ts',
    /elapsed \+= deltaMs;\n {6}if/,
    'elapsed += deltaMs / 2;\n      if',
  ]);
  const slow = await shoot(browser, { name: SHORT, files: slowTweens, only: null });
  const others = await othersOf(SHORT, slow);
  expect(others?.length).toBeGreaterThan(3);
  expect(Math.max(...(others ?? []).map(({ pixels }) => pixels))).toBeGreaterThan(1_000);
  const unseen = edited(
    ['assets/locales/en/games/squidgame.json', /"left": "left"/, '"left": "port"'],
    ['games/squidgame/tuning.ts', /steps: 10/, 'steps: 9'],
  );
  expect(await shoot(browser, { ...few, files: unseen, slowness: 4 })).toEqual(asBefore);
});
