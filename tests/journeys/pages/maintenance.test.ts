import { Club } from '../club.ts';
import { appStarted } from '../steps.ts';
import { expect, test } from '../test.ts';

test('[guard-maintenance-on] [guard-maintenance-off] [route-maintenance] maintenance keeps a visitor out and brings them back', async ({
  browser,
}, { project }) => {
  const club = await Club.open(project.metadata.database);
  try {
    const page = await browser.newPage({ baseURL: club.url });
    await club.operator('maintenance', 'on', '--until', '2999-12-24T12:00:00Z');
    await page.goto('/games/fto?lang=en');
    await expect(page).toHaveURL('/maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The club is closed for a moment',
    );
    await expect(page.getByText(/24\/12\/2999/)).toBeVisible();
    await club.operator('maintenance', 'off');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page).toHaveURL(/\/games\/fto/);

    await test.step('or by itself, when the time that was named has come', async () => {
      await page.clock.install();
      await club.operator('maintenance', 'on', '--until', new Date(Date.now() - 1).toISOString());
      await page.goto('/games/squidgame?lang=en');
      await expect(page).toHaveURL('/maintenance');
      await expect(page.getByText('Any moment now')).toBeVisible();
      await club.operator('maintenance', 'off');
      const later = async () => {
        await page.clock.runFor(1000);
        return page.url();
      };
      await expect.poll(later).toMatch(/\/games\/squidgame/);
    });
  } finally {
    await club.close();
  }
});

test('[call-maintenance] [guard-maintenance-off] a check that fails keeps nobody out', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/maintenance', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ status: 500, body: 'broken' });
  });
  await page.goto('/games?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The games');
  // A link that is followed before the app has started loads the other page anew.
  await appStarted(page);
  await page.getByRole('link', { name: 'Squid Game' }).click();
  await expect(page).toHaveURL(/\/games\/squidgame/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squid Game');
  expect(asked).toBeGreaterThan(1);
});
