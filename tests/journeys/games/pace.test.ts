import { GAME_KEYS } from '#contract/games.ts';
import type { HarnessPage } from '#tools/harnessPage.ts';
import { buildPacePage, openPacePage } from '#tools/pace/measure.ts';
import { OUTCOMES, titleOf } from '../../harness/outcomes.ts';
import { expect, test } from '../test.ts';
import { drawNothing } from '../unseen.ts';

// How long the player waits for the next decision, in the stage's own time: `npm run pace`.

let files: Promise<HarnessPage> | undefined;
const built = () => {
  files ??= buildPacePage();
  return files;
};

for (const game of GAME_KEYS)
  test(`after each outcome of ${game} the next decision is open in time`, async ({ browser }) => {
    const page = await browser.newPage();
    await page.addInitScript(drawNothing);
    const pace = await openPacePage(page, await built());
    for (const outcome of OUTCOMES.filter((each) => each.game === game)) {
      const title = titleOf(outcome);
      const { normal, quick } = outcome.most;
      expect((await pace(title, { isQuick: false })).ms, title).toBeLessThanOrEqual(normal);
      expect((await pace(title, { isQuick: true })).ms, title).toBeLessThanOrEqual(quick);
    }
  });
