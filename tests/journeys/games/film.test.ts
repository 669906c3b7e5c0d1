import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright/test';
import type { Plugin } from 'vite';
import { shotsOf } from '#tools/film/shotsOf.ts';
import { othersIn, treesOf } from '#tools/film/trees.ts';
import { buildHarnessPage, type HarnessPage, openHarnessPage } from '#tools/harnessPage.ts';
import { readRecordingFile } from '#tools/replayOf.ts';
import type { ShotOptions } from '../../harness/film.tsx';
import { expect, test } from '../test.ts';
import { drawNothing } from '../unseen.ts';

// What is seen of recordings, at their marks, in frames of 1/60 s: `npm run replay -- --pixels`.

/** Recordings of which that is kept, without their endings. */
const NAMES = globSync('tests/recordings/*/*.tree.txt').map((file) =>
  file.replace('.tree.txt', ''),
);
const SQUIDGAME = 'tests/recordings/squidgame/nothing';
const SHORT = 'tests/recordings/lucky-egg/nothing';

/** Those pictured more than once: the rounds of squidgame that are lost, and one that is won. */
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const [FEW, FROM, EVERY] = [TEN.slice(0, 3), 1, 6];

let asItIs: Promise<HarnessPage> | undefined;
const built = () => {
  asItIs ??= buildHarnessPage('film');
  return asItIs;
};

interface Looking extends ShotOptions {
  name: string;
  files: Promise<HarnessPage>;
  /** The machine takes so many times as long. */
  slowness: number;
}

/** What is seen in a browser page of its own. */
const look = async (
  browser: Browser,
  { name = SQUIDGAME, files = built(), slowness = 1, ...options }: Partial<Looking> = {},
) => {
  const page = await browser.newPage();
  if (!options.isPictured) await page.addInitScript(drawNothing);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await openHarnessPage(page, 'film', await files);
  const shots = await shotsOf(page, readRecordingFile(`${name}.json.gz`), options);
  await page.close();
  return shots;
};

const othersOf = (name: string, shots: Awaited<ReturnType<typeof look>>) =>
  othersIn(
    readFileSync(`${name}.tree.txt`, 'utf8'),
    treesOf(readRecordingFile(`${name}.json.gz`), shots),
  );

/** The app with another text in some of its files, which themselves stay as they are. */
const edited = (...edits: (readonly [file: string, from: RegExp, to: string])[]) =>
  buildHarnessPage(
    'film',
    edits.map(([file, from, to]): Plugin => {
      const path = resolve(file);
      expect(readFileSync(path, 'utf8')).toMatch(from);
      const transform = (text: string, id: string) =>
        id === path ? text.replace(from, to) : undefined;
      return { name: 'edit', enforce: 'pre', transform };
    }),
  );

for (const name of NAMES)
  test(`[replay] of ${name} is seen what is kept of it`, async ({ browser }) => {
    expect(othersOf(name, await look(browser, { name }))).toEqual([]);
  });

test('[replay] pictures of one browser are equal in two runs, after a jump, and on a slow machine', async ({
  browser,
}) => {
  const ten = await look(browser, { only: TEN, isPictured: true });
  expect(new Set(ten.map(({ png }) => png)).size).toBe(TEN.length);
  expect(await look(browser, { only: FEW, isPictured: true, slowness: 4 })).toEqual(
    FEW.map((mark) => ten[mark]),
  );
  const jumped = TEN.filter((mark) => mark % EVERY === FROM);
  expect(await look(browser, { only: jumped, isPictured: true })).toEqual(
    jumped.map((mark) => ten[mark]),
  );
});

test('[replay] a tween that lasts twice as long is seen', async ({ browser }) => {
  const files = edited([
    'engine/canvas/stage/tweens.ts',
    /elapsed \+= deltaMs;\n {6}if/,
    'elapsed += deltaMs / 2;\n      if',
  ]);
  const others = othersOf(SHORT, await look(browser, { name: SHORT, files }));
  expect(others.length).toBeGreaterThan(3);
});

test('[replay] another place, texture, word, colour and order are seen; a text and a default tuning are not', async ({
  browser,
}) => {
  const [line, nest] = ['games/lucky-egg/view/line.ts', 'games/lucky-egg/view/nest.ts'] as const;
  const files = edited(
    [line, /width \/ 2 - 14/, 'width / 2 - 15'],
    [line, /color: COLOURS\.gold,/, 'color: COLOURS.goldDeep,'],
    ['games/lucky-egg/view/words.ts', /`lucky-egg\.\$\{prize\.kind\}`/, `'lucky-egg.koins'`],
    [nest, /'nest-front'/, `'leaf-big'`],
    [nest, /kit\.sprite\('nest-back'\), eggs,/, `eggs, kit.sprite('nest-back'),`],
    ['assets/locales/en/games/squidgame.json', /"left": "left"/, '"left": "port"'],
    ['games/squidgame/tuning.ts', /length: 10/, 'length: 9'],
  );
  const [first] = othersOf(SHORT, await look(browser, { name: SHORT, files }));
  const lines = first?.lines.map((text) => text.replace(/ {2,}/, ' '));
  for (const [was, is] of [
    [/^- sprite spark at -96\.1,0 /, /^\+ sprite spark at -95\.1,0 /],
    [/^- stroke 1\.5 #e8b64c /, /^\+ stroke 1\.5 #9a6418 /],
    [/^- text "lucky-egg\.coins ×5" /, /^\+ text "lucky-egg\.koins ×5" /],
    [/^- sprite nest-front /, /^\+ sprite leaf-big /],
    [/^- sprite nest-back$/, /^\+ sprite nest-back$/],
  ])
    for (const told of [was, is])
      expect(lines).toContainEqual(expect.stringMatching(told as RegExp));
  const few = await look(browser, { files, only: FEW });
  const others = othersOf(SQUIDGAME, few).filter(({ mark }) => FEW.includes(mark));
  expect([few.length, others]).toEqual([FEW.length, []]);
});
