import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
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

/** Into the middle of a round of each game, where something on the stage moves. */
const toTheMiddle: Partial<
  Record<GameKey, (page: Page, club: Club, uid: string) => Promise<void>>
> = {
  async fto(page) {
    await startQuestions(page);
    await answer(page, 'right');
    await asked(page, 2);
    await timeOf(page)?.pass(3_000);
  },
  async squidgame(page) {
    await press(playButton(page));
    await soon(open(bridgePanels(page)).first()).toBeVisible();
    await timeOf(page)?.pass(2_200);
  },
  async 'rock-scissor-paper'(page) {
    await press(playButton(page));
    await soon(open(hand(page, 'Rock'))).toBeVisible();
    await timeOf(page)?.pass(1_300);
  },
  async 'lucky-egg'(page) {
    await press(page.getByRole('button', { name: /^Open (the|a new) nest/ }));
    const eggs = page.getByRole('group', { name: 'The eggs in the nest' }).getByRole('button');
    await soon(eggs.first()).toBeVisible();
    // Into its evening.
    await timeOf(page)?.pass(12_000);
  },
  async 'spin-wheel'(page, club, uid) {
    await club.operator('player', 'verify', uid);
    await club.operator('deposit', 'record', uid, '30', '--reference', randomUUID());
    await page.reload();
    await skipGuide(page);
    await soon(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
    await timeOf(page)?.pass(3_000);
  },
};

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

for (const [game, play] of Object.entries(toTheMiddle))
  drawnTest(
    `[replay] a paused table of ${game} is the same for QA as the player saw and sent it`,
    async ({ page, browser, club }, info) => {
      const { uid } = await seatAt(page, club, game as GameKey, 100);
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
      await soon(qa.getByText('Worked out frame by frame, sixty a second.')).toBeVisible();
      const replayed = await canvasOf(qa);
      expect(await otherIn(seen, replayed)).toBeLessThan(MOST_OTHER);
    },
  );
