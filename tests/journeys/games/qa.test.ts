import type { Page } from 'playwright/test';
import { loginAsQa } from '../qa.ts';
import { openReport, sendReport } from '../report.ts';
import { newPhone } from '../seat.ts';
import { enterAs, registered } from '../steps.ts';
import { answer, asked, startPlay } from '../table.ts';
import { drawnTest, expect } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import { timeOf } from '../time/time.ts';

const LOOKS = 10;

/** A round with a rotation, a lost network and a reload, and the number of its report. */
const playAndReport = async (page: Page): Promise<string> => {
  await startPlay(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await answer(page, 'right');
  await asked(page, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().setOffline(true);
  await answer(page, 'wrong');
  await timeOf(page)?.pass(10_000);
  await page.context().setOffline(false);
  await asked(page, 3);
  await page.reload();
  await asked(page, 3);
  await answer(page, 'right');
  await asked(page, 4);
  await openReport(page);
  await press(page.getByRole('checkbox', { name: 'Send this picture of the table too' }));
  return sendReport(page, 'The network was away');
};

drawnTest(
  '[replay] [roles] a session with a rotation, a lost network and a reload is found by its report’s number, and is the same at every look',
  async ({ page, browser, club }) => {
    const phone = await newPhone(browser, club);
    const player = await phone.newPage();
    const { uid, token } = await registered(club);
    await enterAs(player, token, '/games/fto/play?lang=en');
    const number = await playAndReport(player);
    const shown = await club.operator('report', 'show', number);
    expect(shown).toContain(`uid: ${uid}`);
    expect(shown).toContain('pictureBytes: 0');

    await loginAsQa(page);
    await page.getByRole('searchbox', { name: 'Find reports' }).fill(number);
    await press(page.getByRole('link', { name: new RegExp(`^Report ${number} `) }));
    await soon(page.getByText(/^The same: \d+ events, \d+ entries\.$/)).toBeVisible();

    const place = page.getByRole('slider', { name: 'Place in the recording' });
    const state = page.locator('section', {
      has: page.getByRole('heading', { name: 'The machine', exact: true }),
    });
    const lookAt = async (key: 'Home' | 'End'): Promise<string> => {
      await page.keyboard.press(key);
      await soon(place).toHaveValue(key === 'Home' ? '0' : /^[1-9]\d+$/);
      return (await state.last().textContent()) ?? '';
    };
    const [first, last] = [await lookAt('Home'), await lookAt('End')];
    expect(last).not.toBe(first);
    for (let look = 0; look < LOOKS; look += 1) {
      expect(await lookAt('Home')).toBe(first);
      expect(await lookAt('End')).toBe(last);
    }

    const exact = async (key: 'Home' | 'End'): Promise<Buffer> => {
      await lookAt(key);
      await press(page.getByRole('button', { name: 'Exact picture' }));
      await soon(page.getByText(/^Worked out frame by frame/)).toBeVisible();
      return page.locator('canvas').screenshot();
    };
    const picture = await exact('End');
    expect((await exact('Home')).equals(picture)).toBe(false);
    expect((await exact('End')).equals(picture)).toBe(true);
    await page.reload();
    await soon(page.getByText(/^The same: /)).toBeVisible();
    expect((await exact('End')).equals(picture)).toBe(true);
  },
);
