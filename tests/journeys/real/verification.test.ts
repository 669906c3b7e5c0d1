import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright/test';
import { VIDEO } from '#contract/terms.ts';
import { timeout } from '#tools/timeouts.ts';
import { expectAccessible } from '../axe.ts';
import type { Club } from '../club.ts';
import { enterAs, registered } from '../steps.ts';
import { skipGuide } from '../table.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import { expectNoSideways } from '../width.ts';

const UPLOADS = '**/api/player/verification/uploads**';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The number of the player's video that waits for a decision. */
const waiting = async (club: Club, uid: string): Promise<string> => {
  const listed = JSON.parse(await club.operator('verification', 'list', '--json'));
  return listed.find((each: { uid: string }) => each.uid === uid).id;
};

// In real time: a camera has no other.
test('[video-verification] [operator] from the camera, over a reload in the middle, to the first spin', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  await club.operator('deposit', 'record', uid, '30', '--reference', randomUUID());
  await enterAs(page, token, '/setting?lang=en');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Verify account/ })
    .click();
  await expect(page).toHaveURL('/setting/verification');
  await expect(page.getByText('Word of the day')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  await test.step('recorded, and looked at before it is sent', async () => {
    await button(page, 'Record a video').click();
    await button(page, 'Start recording').click();
    const stop = button(page, 'Stop');
    await expect(stop).toBeDisabled();
    await expect(stop).toBeEnabled({ timeout: timeout.page + VIDEO.leastSeconds * 1000 });
    await expectAccessible(page);
    await stop.click();
    await expect(page.getByRole('heading', { name: 'Look at it before it is sent' })).toBeVisible();
    const shown = page.getByLabel('Your video');
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
    await button(page, 'Send this video').click();
    await expect(page.getByText('The network is away.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('The network is away.')).toBeVisible();
    await page.unroute(UPLOADS, cut);
    await expect(page.getByRole('heading', { name: 'We are looking at your video' })).toBeVisible({
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
    const heading = 'Your account is verified';
    await expect(page.locator('main').getByText(heading)).toBeVisible();
    // The message of it pops up two seconds later, over whatever is open by then.
    const popup = page.getByRole('dialog', { name: heading });
    await popup.getByRole('link', { name: 'Go to the wheel' }).click();
    await expect(popup).toBeHidden();
  });

  await expect(page).toHaveURL('/games/spin-wheel');
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  await skipGuide(page);
  await press(button(page, 'Spin'));
  await soon(
    page.getByText(/The kite stands on RM[\d.]+|The kite stands on a rib without a prize/).first(),
  ).toBeAttached();
});
