import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { rotateSeedPath } from '#contract/fairness.ts';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import type { Club } from '../club.ts';
import { newSeat } from '../seat.ts';
import { call } from '../steps.ts';
import { test } from '../test.ts';
import { FINGER_MS } from '../time/soon.ts';
import { HeldTime, timeOf } from '../time/time.ts';

// Visits as players make them, each with something that happens in the middle of it. They make the
// recordings in tests/recordings/ and prove nothing else: `RECORDINGS` is where to (docs/replay.md).

/** What anybody at a table may press, of any game. */
const PLAYABLE =
  /^(Skip|Play|Start|Spin|Open (the|a new) nest|Step|Take|Leave the nest|Card|Egg \d+$|Rock|Scissors|Paper|Continue|Close)/
    .source;

/** Before and after what happens; and, at the end, until no round is open. */
const TOUCHES = 8;
const MOST_TOUCHES = 60;

interface Visit {
  club: Club;
  page: Page;
  game: GameKey;
  uid: string;
  time: HeldTime;
  /** Presses something that can be pressed; waits a little where there is nothing. */
  touch(page?: Page): Promise<void>;
}

const spotsOn = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.evaluate((names) => {
    const playable = new RegExp(names);
    return [...document.querySelectorAll('button')].flatMap((button) => {
      const name = button.getAttribute('aria-label') ?? button.textContent.trim();
      if (!playable.test(name) || button.matches(':disabled, [aria-disabled="true"], [inert] *'))
        return [];
      const box = button.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return button.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
    });
  }, PLAYABLE);

/** Things that happen to a visit. */
const HAPPENINGS: Record<string, (visit: Visit) => Promise<void>> = {
  nothing: async ({ touch }) => touch(),
  reload: async ({ page }) => {
    await page.reload();
  },
  'no network': async ({ page, time, touch }) => {
    await page.context().setOffline(true);
    await touch();
    await time.pass(10_000);
    await page.context().setOffline(false);
  },
  'lost answers': async ({ page, time, touch }) => {
    await page.route(/\/(moves|rounds)$/, async (route) => {
      // The server gets it, the page never hears of it.
      await route.fetch().catch(() => {});
      await route.abort();
    });
    await touch();
    await time.pass(4_000);
    await page.unrouteAll({ behavior: 'wait' });
  },
  'killed server': async ({ club, time, touch }) => {
    await club.kill();
    await touch();
    await time.pass(2_000);
    await club.start();
  },
  message: async ({ club, uid, touch }) => {
    await club.operator('inbox', 'send', uid, '--kind', 'redeem', '--credit', '8');
    await touch();
  },
  rotation: async ({ page, time, touch }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await touch();
    await time.pass(1_000);
    await page.setViewportSize({ width: 390, height: 844 });
  },
  'two tabs': async ({ page, game, time, touch }) => {
    const second = await page.context().newPage();
    await second.goto(`/games/${game}/play?lang=en`);
    for (let turn = 0; turn < 3; turn += 1) {
      await touch(second);
      await touch();
    }
    await time.pass(1_000);
  },
  waiting: async ({ time }) => time.pass(45_000),
  leaving: async ({ page, game, time }) => {
    await page.goto('/games?lang=en');
    await time.pass(1_000);
    await page.goto(`/games/${game}/play?lang=en`);
  },
};

for (const game of GAME_KEYS)
  test.describe(game, () => {
    for (const [nonce, [name, happen]] of Object.entries(HAPPENINGS).entries())
      test(name, async ({ browser, ownClub: club }) => {
        const { uid, token, page } = await newSeat(browser, club, game, 500);
        if (game === 'spin-wheel') {
          await club.operator('player', 'verify', uid);
          await club.operator('deposit', 'record', uid, '900', '--reference', randomUUID());
          await page.reload();
        }
        const time = timeOf(page) ?? new HeldTime(club);
        const seeds = { serverSeed: '0'.repeat(64), clientSeed: game };
        const { below } = createDraws({ ...seeds, nonce, round: 0 });
        const touch = async (on = page) => {
          const spots = await spotsOn(on);
          const spot = spots[below(Math.max(1, spots.length))];
          if (spot) await on.touchscreen.tap(spot.x, spot.y);
          await time.pass(FINGER_MS + below(spot ? 900 : 3_000));
        };
        for (let at = 0; at < TOUCHES; at += 1) await touch();
        await happen({ club, page, game, uid, time, touch });
        for (let at = 0; at < TOUCHES; at += 1) await touch();
        // With its seed revealed a recording's rounds can be checked; no round may be open then.
        const reveal = () => call(club, rotateSeedPath, { requestId: randomUUID() }, token);
        for (let at = 0; at < MOST_TOUCHES && (await reveal()).status !== 200; at += 1)
          await touch();
      });
  });
