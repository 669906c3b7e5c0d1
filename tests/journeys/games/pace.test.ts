import { GAME_KEYS } from '#contract/games.ts';
import { buildPacePage, openPacePage } from '#tools/pace/measure.ts';
import { OUTCOMES, titleOf } from '../../harness/outcomes.ts';
import { expect, test } from '../test.ts';

// How long the player waits for the next decision, in the stage's own time: `npm run pace`.

for (const game of GAME_KEYS)
  test(`after each outcome of ${game} the next decision is open in time`, async ({ browser }) => {
    const pace = await openPacePage(await browser.newPage(), await buildPacePage());
    for (const outcome of OUTCOMES.filter((each) => each.game === game)) {
      const title = titleOf(outcome);
      const { normal, quick } = outcome.most;
      expect((await pace(title, { isQuick: false })).ms, title).toBeLessThanOrEqual(normal);
      expect((await pace(title, { isQuick: true })).ms, title).toBeLessThanOrEqual(quick);
    }
  });
