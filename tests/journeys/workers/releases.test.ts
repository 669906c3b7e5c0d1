import { expectAccessible } from '../axe.ts';
import { openReleases } from '../releases.ts';
import { expectSound, open, playButton } from '../seat.ts';
import { enterAs, registered, withoutSplash } from '../steps.ts';
import { bridgePanels, skipGuide } from '../table.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import {
  hasLoaded,
  isHeld,
  isNext,
  isSameLoad,
  markLoad,
  putAside,
  releaseNext,
  takeNext,
  workerReady,
} from '../worker.ts';

// A club that gets another build while its pages are open.
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => withoutSplash(page));

test('[pwa] a new version waits for a form and a game, is offered beside them, and taken between screens', async ({
  page,
  club,
}) => {
  const releases = await openReleases(club);
  const { token } = await registered(club);
  await page.goto(`${releases.url}/login?lang=en`);
  await workerReady(page);
  const offer = page.getByText('A new version is ready');
  const uid = page.getByRole('textbox', { name: 'UID' });
  await uid.fill('kopi123');
  await releaseNext(page, releases);
  await markLoad(page);
  await expect.poll(() => isHeld(page)).toBe(true);
  await putAside(page);
  expect(await isNext(page)).toBe(false);
  await expect(uid).toHaveValue('kopi123');
  await expect(offer).toBeHidden();

  await enterAs(page, token, `${releases.url}/games/squidgame/play`);
  await workerReady(page);
  await markLoad(page);
  await expect.poll(() => isHeld(page)).toBe(true);
  await putAside(page);
  expect(await isNext(page)).toBe(false);
  await expect(offer).toBeHidden();

  await page.goto(`${releases.url}/setting/faq`);
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await markLoad(page);
  await takeNext(page, releases, () => page.getByRole('link', { name: 'Back' }).click());
  await expect(page).toHaveURL(/\/setting$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  releases.close();
});

test('[pwa] an open round is played to its end over a new version, which is taken when the player leaves', async ({
  page,
  club,
}) => {
  const releases = await openReleases(club);
  const { uid, token } = await registered(club);
  await club.operator('coins', 'adjust', uid, '50', '--reason', 'A welcome gift');
  await enterAs(page, token, `${releases.url}/games/squidgame/play?lang=en`);
  await skipGuide(page);
  await workerReady(page);
  await press(playButton(page));
  const panels = open(bridgePanels(page));
  await soon(panels.first()).toBeVisible();
  // From here on what was not fetched yet is gone.
  await expect.poll(() => hasLoaded(page, /\/ReportView-.*\.js$/)).toBe(true);
  await releaseNext(page, releases);
  await markLoad(page);
  await press(page.getByRole('button', { name: 'Pause' }));
  await press(page.getByRole('button', { name: 'Continue playing' }));
  await press(panels.first());
  const take = page.getByRole('button', { name: /^Take [\d,.]+ coins/ });
  await soon(take.or(playButton(page)).first()).toBeVisible();
  if (await take.isVisible()) await press(take);
  await soon(playButton(page)).toBeVisible();
  expect(await isSameLoad(page)).toBe(true);
  // The screen it leads to is gone: it comes with the page that is loaded anew.
  await press(page.getByRole('link', { name: 'Leave the game' }));
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByRole('heading', { level: 1, name: 'The games' })).toBeVisible();
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await takeNext(page, releases, () => page.getByRole('link', { name: /^Hot Squid Game/ }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Squid Game' })).toBeVisible();
  await expectSound(club);
  releases.close();
});

test('[pwa] a part that is gone with another build comes back with one reload', async ({
  page,
  club,
}) => {
  const releases = await openReleases(club);
  await page.goto(`${releases.url}/games?lang=en`);
  await workerReady(page);
  await markLoad(page);
  releases.release('next');
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  expect(await isSameLoad(page)).toBe(false);
  releases.close();
});

test('[pwa] a new version is taken at a press', async ({ page, club }) => {
  const releases = await openReleases(club);
  await page.goto(`${releases.url}/games?lang=en`);
  await workerReady(page);
  await releaseNext(page, releases);
  await markLoad(page);
  await takeNext(page, releases, () => page.getByRole('button', { name: 'Update' }).click());
  releases.close();
});
