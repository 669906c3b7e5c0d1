import { enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { soon } from '../time/soon.ts';

test('[call-activity] the club knows how long its pages were looked at, to their end; the player reads it', async ({
  page,
  club,
  time,
}) => {
  const { uid, token } = await registered(club);
  const begun = () => page.waitForResponse((answer) => answer.url().endsWith('/activity/start'));
  const first = begun();
  await enterAs(page, token, '/games?lang=en');
  await first;
  // By heartbeats alone it would be a minute and a half.
  for (const path of ['/promotions', '/inbox', '/setting/responsible-gaming']) {
    await time.pass(55_000);
    const next = begun();
    await page.goto(path);
    await next;
  }
  await soon(page.getByRole('heading', { name: 'Your time here' })).toBeVisible();
  await time.until(async () => {
    expect(await club.operator('player', 'show', uid)).toMatch(/^hereToday +2 min$/m);
  });
  await page.reload();
  await soon(page.getByText(/^2 min$/).first()).toBeVisible();
});
