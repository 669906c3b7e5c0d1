import type { Locator } from 'playwright/test';
import { openReport } from '../report.ts';
import { enterAs, registered } from '../steps.ts';
import { startPlay } from '../table.ts';
import { drawnTest, expect } from '../test.ts';
import { press, soon } from '../time/soon.ts';

const PICTURES = 10;

/** How many different colours a picture of the page has: one that is black has one. */
const coloursOf = (img: Locator): Promise<number> =>
  img.evaluate(async (node: HTMLImageElement) => {
    await node.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [node.naturalWidth, node.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(node, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return new Set(new Uint32Array((data as Uint8ClampedArray).buffer)).size;
  });

drawnTest(
  `the picture of a report shows the table, ${PICTURES} times of ${PICTURES}`,
  async ({ page, club }) => {
    const { token } = await registered(club);
    await enterAs(page, token, '/games/fto/play?lang=en');
    await startPlay(page);
    for (let taken = 0; taken < PICTURES; taken += 1) {
      await openReport(page);
      const picture = page.getByRole('img', { name: 'The table as it is now' });
      await soon(picture).toBeVisible();
      expect(await coloursOf(picture)).toBeGreaterThan(100);
      await press(page.getByRole('button', { name: 'Continue playing' }));
    }
  },
);
