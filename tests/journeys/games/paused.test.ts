import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import type { GameKey } from '#contract/games.ts';
import type { Club } from '../club.ts';
import { loginAsQa } from '../qa.ts';
import { openReport, sendReport } from '../report.ts';
import { hand } from '../rpsMatch.ts';
import { newPhone, open, playButton, seatAt } from '../seat.ts';
import { answer, asked, bridgePanels, skipGuide, startQuestions } from '../table.ts';
import { drawnTest, expect } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import { timeOf } from '../time/time.ts';

const QA_SCREEN = { width: 1280, height: 1000 };
/** Of all pixels so many may look otherwise: the player's own picture is packed. */
const MOST_OTHER = 0.02;
/** A difference of a colour's channel that anybody sees, 0 to 255. */
const SEEN = 40;

/** Lets so much of what is shown pass. */
const show = (page: Page, ms: number): Promise<void> | undefined => timeOf(page)?.pass(ms);

/** With spins to make: a deposit brings them. */
const mayBeSpun = async (page: Page, club: Club, uid: string): Promise<void> => {
  await club.operator('player', 'verify', uid);
  await club.operator('deposit', 'record', uid, '30', '--reference', randomUUID());
  await page.reload();
  await skipGuide(page);
  await soon(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
  await show(page, 3_000);
};

const nested = async (page: Page): Promise<Locator> => {
  await press(page.getByRole('button', { name: /^Open (the|a new) nest/ }));
  const eggs = page.getByRole('group', { name: 'The eggs in the nest' }).getByRole('button');
  await soon(eggs.first()).toBeVisible();
  return eggs;
};

/** Into a round of each game, to where something on the stage moves. */
const TABLES: readonly {
  game: GameKey;
  /** What is going on there. */
  where: string;
  play(page: Page, club: Club, uid: string): Promise<unknown>;
}[] = [
  {
    game: 'fto',
    where: 'a question',
    async play(page) {
      await startQuestions(page);
      await answer(page, 'right');
      await asked(page, 2);
      await show(page, 3_000);
    },
  },
  {
    game: 'squidgame',
    where: 'a choice',
    async play(page) {
      await press(playButton(page));
      await soon(open(bridgePanels(page)).first()).toBeVisible();
      await show(page, 2_200);
    },
  },
  {
    game: 'squidgame',
    where: 'a step',
    async play(page) {
      await press(playButton(page));
      await soon(open(bridgePanels(page)).first()).toBeVisible();
      await show(page, 3_200);
      await press(open(bridgePanels(page)).first());
      await show(page, 300);
    },
  },
  {
    game: 'rock-scissor-paper',
    where: 'a choice',
    async play(page) {
      await press(playButton(page));
      await soon(open(hand(page, 'Rock'))).toBeVisible();
      await show(page, 1_300);
    },
  },
  {
    game: 'rock-scissor-paper',
    where: 'a throw',
    async play(page) {
      await press(playButton(page));
      await soon(open(hand(page, 'Rock'))).toBeVisible();
      await show(page, 3_200);
      await press(hand(page, 'Rock'));
      await show(page, 300);
    },
  },
  {
    game: 'lucky-egg',
    where: 'an evening',
    async play(page) {
      await nested(page);
      await show(page, 12_000);
    },
  },
  {
    game: 'lucky-egg',
    where: 'a crack',
    async play(page) {
      const eggs = await nested(page);
      await show(page, 3_200);
      await press(open(eggs).first());
      await show(page, 300);
    },
  },
  {
    game: 'spin-wheel',
    where: 'a rest',
    play: mayBeSpun,
  },
  {
    game: 'spin-wheel',
    where: 'a spin',
    async play(page, club, uid) {
      await mayBeSpun(page, club, uid);
      await press(page.getByRole('button', { name: 'Spin', exact: true }));
      await show(page, 700);
    },
  },
];

/** The upper right corner is the purse's, whose balance is in no report. */
const isPurse = (x: number, y: number): boolean => x > 0.6 && y < 0.065;

/** The share of pixels that look otherwise. */
const otherIn = async (one: Buffer, other: Buffer): Promise<number> => {
  const { width = 1, height = 1 } = await sharp(one).metadata();
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    ),
  );
  let others = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (isPurse((pixel % width) / width, pixel / width / height)) continue;
    const at = 3 * pixel;
    if ([0, 1, 2].some((part) => Math.abs((a?.[at + part] ?? 0) - (b?.[at + part] ?? 0)) > SEEN))
      others += 1;
  }
  return others / (width * height);
};

/** What is drawn on the page's canvas stays there to be read. */
const keepDrawn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const canvas = HTMLCanvasElement.prototype;
    const own: (kind: string, how?: object) => unknown = canvas.getContext;
    canvas.getContext = function (this: HTMLCanvasElement, kind: string, how?: object) {
      return own.call(this, kind, Object.assign({}, how, { preserveDrawingBuffer: true }));
    } as typeof canvas.getContext;
  });

/** The canvas's own pixels: where it lies between those of the screen it is smeared. */
const canvasOf = async (page: Page): Promise<Buffer> => {
  const url = await page.locator('canvas').evaluate((node: HTMLCanvasElement) => node.toDataURL());
  return Buffer.from(url.slice(url.indexOf(',')), 'base64');
};

for (const { game, where, play } of TABLES)
  drawnTest(
    `[replay] a table of ${game}, paused in the middle of ${where}, is the same for QA as the player saw and sent it`,
    async ({ page, browser, club }, info) => {
      const { uid } = await seatAt(page, club, game, 100);
      await play(page, club, uid);
      await openReport(page);
      await timeOf(page)?.pass(5_000);
      const number = await sendReport(page, 'It stood still');
      const folder = info.outputPath('exported');
      await club.operator('report', 'export', number, folder);
      const seen = readFileSync(join(folder, 'picture.webp'));

      const qa = await (await newPhone(browser, club, QA_SCREEN, true)).newPage();
      await keepDrawn(qa);
      await loginAsQa(qa);
      await qa.goto(`/replay?report=${number}`);
      await soon(qa.getByText(/^The same: /)).toBeVisible();
      await qa.getByRole('button', { name: 'The report', exact: true }).click();
      await press(qa.getByRole('button', { name: 'Exact picture' }));
      await soon(qa.getByText(/^Worked out frame by frame/)).toBeVisible();
      const replayed = await canvasOf(qa);
      expect(await otherIn(seen, replayed)).toBeLessThan(MOST_OTHER);
    },
  );
