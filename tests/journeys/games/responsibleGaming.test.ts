import { limitPath, pausePath } from '#contract/responsibleGaming.ts';
import { expectAccessible } from '../axe.ts';
import { backFromPopup, expectNoPopup } from '../popups.ts';
import { expectSound, newSeat, playButton, seatAt, setBet } from '../seat.ts';
import { call, enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

// Playing responsibly: what players set for themselves holds in the games.

test('a daily limit is set, holds at once in a game, and is raised only a day later', async ({
  page,
  club,
}) => {
  await seatAt(page, club, 'squidgame', 12);
  await page.goto('/setting/responsible-gaming?lang=en');
  const limit = page.getByLabel('New limit in coins a day');
  const save = page.getByRole('button', { name: 'Set limit' });
  await limit.fill('none');
  await save.click();
  await expect(page.getByText('Please enter whole coins, from 1 to 100,000')).toBeVisible();
  await limit.fill('2');
  await save.dblclick();
  await expect(page.getByText('Staked today: 0.00 of 2.00 coins')).toBeVisible();
  await limit.fill('500');
  await save.click();
  await expect(page.getByText(/^From .*: 500\.00 coins a day$/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Staked today: 0.00 of 2.00 coins')).toBeVisible();
  await page.getByRole('button', { name: 'Keep today’s limit' }).click();
  await expect(page.getByText(/500\.00 coins a day/)).toHaveCount(0);

  await page.goto('/games/squidgame/play');
  await setBet(page, '3');
  await press(playButton(page));
  await soon(page.getByText(/above what is left of your daily limit: 2\.00 coins/)).toBeVisible();
  await setBet(page, '2');
  await press(playButton(page));
  await soon(playButton(page)).toHaveCount(0);
  await expectSound(club);
});

test('a pause is asked once more and can’t be taken back', async ({ page, club }) => {
  await enterAs(page, (await registered(club)).token, '/setting/responsible-gaming?lang=en');
  await page.getByRole('button', { name: '1 week', exact: true }).click();
  await expectAccessible(page);
  await backFromPopup(page);
  await expectNoPopup(page);
  await expect(page.getByText('No break is set')).toBeVisible();
  await page.getByRole('button', { name: '1 week', exact: true }).click();
  await page.getByRole('button', { name: 'Pause for 1 week' }).click();
  await expect(page.getByText(/^On a break until \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expectNoPopup(page);
  // Only longer ones are offered from now on.
  await expect(page.getByRole('button', { name: '1 month', exact: true })).toBeVisible();
  for (const name of ['1 day', '1 week'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

for (const [language, bet, play, limited, paused] of [
  ['en', 'Your bet in coins', 'Play', /daily limit: 1\.00 coins/, /paused play until/],
  ['zh', '赌注（金币）', '开始', /限额：1\.00 金币/, /暂停.*至 \d\d\/\d\d\/\d{4}/],
  ['ms', 'Pertaruhan anda dalam syiling', 'Main', /had harian.*1\.00 syiling/, /sehingga \d\d\//],
] as const)
  test(`a game says why it takes no bet, and keeps the coins (${language})`, async ({
    browser,
    club,
  }) => {
    const { page, token } = await newSeat(browser, club, 'squidgame', 12);
    try {
      await call(club, limitPath, { dailyLimit: 100 }, token, 'PUT');
      await page.goto(`/games/squidgame/play?lang=${language}`);
      const tryIt = async () => {
        await soon(page.getByLabel(bet)).toBeVisible();
        await page.getByLabel(bet).fill('3');
        await press(page.getByRole('button', { name: new RegExp(`^${play} 3\\.00$`) }));
      };
      await tryIt();
      await soon(page.getByText(limited)).toBeVisible();
      await call(club, pausePath, { days: 1 }, token);
      await tryIt();
      await soon(page.getByText(paused)).toBeVisible();
      await expectSound(club);
    } finally {
      await page.context().close();
    }
  });
