import type { Page } from 'playwright/test';
import type { Club } from './club.ts';
import { FINGER_MS } from './time/soon.ts';
import type { HeldTime } from './time/time.ts';

/** What anybody at a table may press, of any game. */
const PLAYABLE =
  /^(Skip|To the end of the draw|Draw a lantern|Play|Start|Spin|Open (the|a new) nest|Step|Take|Leave the nest|Card|Egg \d+$|Rock|Scissors|Paper|Continue|Close)/
    .source;

export interface Visit {
  club: Club;
  page: Page;
  /** Where it is played. */
  path: string;
  uid: string;
  time: HeldTime;
  /** Presses something that can be pressed; waits a little where there is nothing. */
  touch(page?: Page): Promise<void>;
}

/** What can be pressed now, by the middle of each. */
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
export const HAPPENINGS: Record<string, (visit: Visit) => Promise<void>> = {
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
    await page.route(/\/(moves|rounds|spin)$/, async (route) => {
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
  'two tabs': async ({ page, path, time, touch }) => {
    const second = await page.context().newPage();
    await second.goto(path);
    for (let turn = 0; turn < 3; turn += 1) {
      await touch(second);
      await touch();
    }
    await time.pass(1_000);
  },
  waiting: async ({ time }) => time.pass(45_000),
  leaving: async ({ page, path, time }) => {
    await page.goto('/games?lang=en');
    await time.pass(1_000);
    await page.goto(path);
  },
};

/** Presses one of what can be pressed, as `below` says; waits a little where there is nothing. */
export const toucher =
  (page: Page, time: HeldTime, below: (count: number) => number) =>
  async (on = page): Promise<void> => {
    const spots = await spotsOn(on);
    const spot = spots[below(Math.max(1, spots.length))];
    if (spot) await on.touchscreen.tap(spot.x, spot.y);
    await time.pass(FINGER_MS + below(spot ? 900 : 3_000));
  };
