import { randomUUID } from 'node:crypto';
import { boardPath, NICKNAMES_DRAWN, NicknamesAnswer, nicknamesPath } from '#contract/board.ts';
import { standingPath } from '#contract/progress.ts';
import { movePath, openRoundPath, RoundAnswer } from '#contract/rounds.ts';
import { PROGRESS } from '#contract/terms.ts';
import { expectAccessible } from '../axe.ts';
import type { Club } from '../club.ts';
import { call, enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';

/** Crosses one step of the bridge and takes what it pays, until that was done so many times. */
const winOnBridge = async (club: Club, token: string, times: number): Promise<void> => {
  const post = async (path: string, body: object) => {
    const { answer } = await call(club, path, { requestId: randomUUID(), ...body }, token);
    return RoundAnswer.parse(answer).round;
  };
  for (let won = 0; won < times; ) {
    const { id } = await post(openRoundPath('squidgame'), { clientSeed: 'mine', bet: 1_00 });
    const step = { step: 0, move: { kind: 'step', panel: 0 } };
    if ((await post(movePath('squidgame', id), step)).status !== 'open') continue;
    await post(movePath('squidgame', id), { step: 1, move: { kind: 'take' } });
    won += 1;
  }
};

/** Begins a round, which makes its day one of play. */
const playOnce = (club: Club, token: string) =>
  call(club, openRoundPath('fto'), { requestId: randomUUID(), clientSeed: 'mine', bet: 0 }, token);

test('the weekly board is joined by a nickname, seen by who is on it, and left', async ({
  page,
  club,
}) => {
  const [{ token }, other] = [await registered(club), await registered(club)];
  await playOnce(club, token);
  await playOnce(club, other.token);
  const drawn = await call(club, nicknamesPath, {}, other.token);
  const [theirs] = NicknamesAnswer.parse(drawn.answer).drawn;
  await call(club, boardPath, theirs, other.token, 'PUT');
  const theirNumber = new RegExp(`${theirs?.nickname.number}$`);

  await enterAs(page, token, '/progress?lang=en');
  const board = page.getByRole('region', { name: 'Weekly board' });
  await board.getByRole('button', { name: 'Choose a nickname' }).click();
  await expect(board.getByRole('table')).toHaveCount(0);
  const offered = board.getByRole('button', { name: /^Join as / });
  await expect(offered).toHaveCount(NICKNAMES_DRAWN);
  const name = (await offered.first().textContent())?.replace('Join as ', '') ?? '';
  await offered.first().dblclick();
  await expect(board.getByText(`You are on it as ${name}.`)).toBeVisible();
  const row = board.locator('tr[aria-current]');
  await expect(row).toContainText(name);
  await expect(board.getByRole('rowheader', { name: theirNumber })).toBeVisible();
  await expectAccessible(page);

  await test.step('who turns days and goals off is not on it', async () => {
    await call(club, standingPath, { isOn: false }, other.token, 'PUT');
    await page.reload();
    await expect(row).toContainText(name);
    await expect(board.getByRole('rowheader', { name: theirNumber })).toHaveCount(0);
  });

  await test.step('whoever leaves is gone, and sees nobody', async () => {
    await board.getByRole('button', { name: 'Leave the board' }).click();
    await expect(board.getByRole('button', { name: 'Choose a nickname' })).toBeVisible();
    await page.reload();
    await expect(board.getByRole('button', { name: 'Choose a nickname' })).toBeVisible();
    await expect(board.getByRole('table')).toHaveCount(0);
  });
});

test('what a week asks is seen, reached, collected once, and turned off', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  await club.operator('coins', 'adjust', uid, '50', '--reason', 'A welcome gift');
  await winOnBridge(club, token, PROGRESS.targets.won);

  await enterAs(page, token, '/?lang=en');
  await page.getByRole('link', { name: /1 day in a row/ }).click();
  await expect(page).toHaveURL('/progress');
  const main = page.getByRole('main');
  await expect(main.getByText('Played today.')).toBeVisible();
  await expect(main.getByText('Reached: 1.00 coins to collect')).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Collect' }).dblclick();
  await expect(main.getByText('1.00 coins are yours.')).toBeVisible();
  await expect(main.getByText('Reached and paid: 1.00 coins')).toBeVisible();
  await page.reload();
  await expect(main.getByText('Reached and paid: 1.00 coins')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Collect' })).toHaveCount(0);

  await test.step('the history has it once, and the best round is there to be checked', async () => {
    await page.goto('/transaction');
    const lines = page.getByRole('main').getByRole('listitem');
    await expect(lines.filter({ hasText: 'Weekly goal reached' })).toHaveCount(1);
    await page.goto('/progress');
    await main.getByRole('button', { name: /See the round/ }).click();
    await expect(page.getByRole('dialog')).toContainText('1.92');
    await page.keyboard.press('Escape');
  });

  await test.step('who does not want it turns it off, and it is gone from home', async () => {
    await page.goto('/setting/responsible-gaming');
    const remember = page.getByRole('switch', { name: 'Remember my days and goals' });
    await remember.click();
    await expect(remember).not.toBeChecked();
    await page.goto('/progress');
    await expect(page.getByText('Turned off')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: /in a row/ })).toHaveCount(0);
    await page.goto('/progress');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(main.getByText('Played today.')).toBeVisible();
  });
});
