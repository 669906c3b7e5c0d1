import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright/test';
import wheelEn from '#assets/locales/en/games/spin-wheel.json' with { type: 'json' };
import gamesEn from '#assets/locales/en/games.json' with { type: 'json' };
import en from '#assets/locales/en/long/verification.json' with { type: 'json' };
import playEn from '#assets/locales/en/play.json' with { type: 'json' };
import settingEn from '#assets/locales/en/setting.json' with { type: 'json' };
import wheelMs from '#assets/locales/ms/games/spin-wheel.json' with { type: 'json' };
import gamesMs from '#assets/locales/ms/games.json' with { type: 'json' };
import ms from '#assets/locales/ms/long/verification.json' with { type: 'json' };
import playMs from '#assets/locales/ms/play.json' with { type: 'json' };
import settingMs from '#assets/locales/ms/setting.json' with { type: 'json' };
import wheelZh from '#assets/locales/zh/games/spin-wheel.json' with { type: 'json' };
import gamesZh from '#assets/locales/zh/games.json' with { type: 'json' };
import zh from '#assets/locales/zh/long/verification.json' with { type: 'json' };
import playZh from '#assets/locales/zh/play.json' with { type: 'json' };
import settingZh from '#assets/locales/zh/setting.json' with { type: 'json' };
import { LANGUAGES } from '#contract/languages.ts';
import { VIDEO } from '#contract/terms.ts';
import { timeout } from '#tools/timeouts.ts';
import { expectAccessible } from '../axe.ts';
import type { Club } from '../club.ts';
import { enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import { expectNoSideways } from '../width.ts';

const UPLOADS = '**/api/player/verification/uploads**';
const TEXTS = {
  en: { ...en, games: gamesEn, play: playEn, wheel: wheelEn, setting: settingEn },
  zh: { ...zh, games: gamesZh, play: playZh, wheel: wheelZh, setting: settingZh },
  ms: { ...ms, games: gamesMs, play: playMs, wheel: wheelMs, setting: settingMs },
};
/** A text up to its first figure, anywhere in another. */
const beginning = (text: string) => text.split('{{')[0] ?? '';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The number of the player's video that waits for a decision. */
const waiting = async (club: Club, uid: string): Promise<string> => {
  const listed = JSON.parse(await club.operator('verification', 'list', '--json'));
  return listed.find((each: { uid: string }) => each.uid === uid).id;
};

// In real time: a camera has no other.
for (const language of LANGUAGES)
  test(`[video-verification] [operator] from the camera, over a reload in the middle, to the first spin, in ${language}`, async ({
    page,
    club,
  }) => {
    const { camera, review, sending, pending, success, setting, games, play, wheel, ...texts } =
      TEXTS[language];
    const { uid, token } = await registered(club);
    await club.operator('deposit', 'record', uid, '30', '--reference', randomUUID());
    await enterAs(page, token, `/setting?lang=${language}`);
    await page.getByRole('main').getByRole('link', { name: setting.row.verification }).click();
    await expect(page).toHaveURL('/setting/verification');
    await expect(page.getByText(texts.word.label, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);

    await test.step('recorded, and looked at before it is sent', async () => {
      await button(page, texts.record).click();
      await button(page, camera.start).click();
      const stop = button(page, camera.stop);
      await expect(stop).toBeDisabled();
      await expect(stop).toBeEnabled({ timeout: timeout.page + VIDEO.leastSeconds * 1000 });
      await expectAccessible(page);
      await stop.click();
      await expect(page.getByRole('heading', { name: review.title })).toBeVisible();
      const shown = page.getByLabel(review.video);
      await expect
        .poll(() => shown.evaluate((video: HTMLVideoElement) => video.videoWidth))
        .toBeGreaterThan(0);
      await expectAccessible(page);
    });

    await test.step('the network goes, the page is loaded anew, and it goes on by itself', async () => {
      const begun: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/uploads') && request.method() === 'POST') begun.push('POST');
      });
      const cut = (route: Route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.continue();
      await page.route(UPLOADS, cut);
      await button(page, review.send).click();
      await expect(page.getByText(sending.paused)).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByText(sending.paused)).toBeVisible();
      await page.unroute(UPLOADS, cut);
      await expect(page.getByRole('heading', { name: pending.title })).toBeVisible({
        timeout: timeout.loading,
      });
      expect(begun).toEqual(['POST']);
    });

    await test.step('an operator looks at it, once, and the open page hears of the decision', async () => {
      const id = await waiting(club, uid);
      const { url } = JSON.parse(await club.operator('verification', 'open', id, '--json'));
      const look = () => page.request.get(url, { maxRedirects: 0 });
      expect((await look()).status()).toBe(303);
      expect((await look()).status()).toBe(410);
      await club.operator('verification', 'approve', id);
      await expect(page.locator('main').getByText(success.title)).toBeVisible();
      // The message of it pops up two seconds later, over whatever is open by then.
      const popup = page.getByRole('dialog', { name: success.title });
      await popup.getByRole('link', { name: success.go }).click();
      await expect(popup).toBeHidden();
    });

    await expect(page).toHaveURL('/games/spin-wheel');
    await page.getByRole('main').getByRole('link', { name: games.play, exact: true }).click();
    await press(button(page, play.guide.skip));
    await press(button(page, play.desk.spin));
    const { won, nothing } = wheel.said;
    const ends = page.getByText(beginning(won)).or(page.getByText(beginning(nothing)));
    await soon(ends.first()).toBeAttached();
  });
