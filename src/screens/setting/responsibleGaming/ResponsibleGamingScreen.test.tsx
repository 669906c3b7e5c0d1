import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { FOR_GOOD, type ResponsibleGamingAnswer } from '#contract/responsibleGaming.ts';
import { wallClock } from '#engine/core/clock.ts';
import { parseLimit } from '#src/features/responsibleGaming/LimitForm.tsx';
import { answering, show } from '#src/testing/screen.tsx';
import { ResponsibleGamingScreen } from './ResponsibleGamingScreen.tsx';

// Bars are drawn on a canvas; the table beside them says the same.
vi.mock('#src/features/responsibleGaming/BarPlot.tsx', () => ({ BarPlot: () => null }));

const responsibleGaming = (
  change: Partial<ResponsibleGamingAnswer> = {},
): { status: number; data: ResponsibleGamingAnswer } => ({
  status: 200,
  data: {
    dailyLimit: 50_00,
    coming: null,
    stakedToday: 12_50,
    pausedUntil: null,
    minutesHere: { today: 25, week: 200 },
    months: [
      { month: '2026-10', staked: 100_00, won: 97_00 },
      { month: '2026-11', staked: 0, won: 8_00 },
    ],
    ...change,
  },
});

/** What was asked to be changed. */
const changes = (made: readonly string[]) => made.filter((name) => !name.startsWith('GET '));

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);

it('says what is staked of the day’s limit, and the months in figures', async () => {
  answering({ 'GET responsible-gaming': responsibleGaming() });
  await show(<ResponsibleGamingScreen />, '/setting/responsible-gaming');
  await screen.findByText('Staked today: 12.50 of 50.00 coins');
  const october = within(screen.getByRole('row', { name: /October 2026/ }));
  october.getByText('100.00');
  october.getByText('−3.00');
  within(screen.getByRole('row', { name: /November 2026/ })).getByText('+8.00');
});

it('[call-activity] says how long the player was here', async () => {
  answering({ 'GET responsible-gaming': responsibleGaming() });
  await show(<ResponsibleGamingScreen />, '/setting/responsible-gaming');
  await screen.findByRole('heading', { name: 'Your time here' });
  screen.getByText('25 min');
  screen.getByText(/^3 h 20 min$/);
});

it('sets a limit of whole coins, and says what a higher one waits for', async () => {
  const at = '2026-11-22T04:00:00.000Z';
  const made = answering({
    'GET responsible-gaming': responsibleGaming(),
    'PUT responsible-gaming/limit': responsibleGaming({ coming: { limit: 80_00, at } }),
  });
  await show(<ResponsibleGamingScreen />, '/setting/responsible-gaming');
  const field = await screen.findByLabelText('New limit in coins a day');
  for (const wrong of ['', '0', '1.5', 'ten', '1000000']) {
    fireEvent.change(field, { target: { value: wrong } });
    fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  }
  await screen.findByText('Please enter whole coins, from 1 to 100,000');
  expect(changes(made)).toEqual([]);
  fireEvent.change(field, { target: { value: '80' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  await screen.findByText(/^From 22\/11\/2026 .*: 80\.00 coins a day$/);
  screen.getByRole('button', { name: 'Keep today’s limit' });
});

it('sends once after a double tap: a second call that comes late would undo the next limit', async () => {
  const made = answering({
    'GET responsible-gaming': responsibleGaming(),
    'PUT responsible-gaming/limit': responsibleGaming({ dailyLimit: 20_00 }),
  });
  await show(<ResponsibleGamingScreen />, '/setting/responsible-gaming');
  const field = await screen.findByLabelText('New limit in coins a day');
  fireEvent.change(field, { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  await screen.findByText('Staked today: 12.50 of 20.00 coins');
  expect(changes(made)).toEqual(['PUT responsible-gaming/limit']);
});

it('empties the field that was sent, and keeps what was typed meanwhile', async () => {
  answering({
    'GET responsible-gaming': responsibleGaming(),
    'PUT responsible-gaming/limit': responsibleGaming({ dailyLimit: 20_00 }),
  });
  await show(<ResponsibleGamingScreen />, '/setting/responsible-gaming');
  const field = await screen.findByLabelText<HTMLInputElement>('New limit in coins a day');
  const save = screen.getByRole('button', { name: 'Set limit' });
  fireEvent.change(field, { target: { value: '20' } });
  fireEvent.click(save);
  fireEvent.change(field, { target: { value: '500' } });
  await screen.findByText('Staked today: 12.50 of 20.00 coins');
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'));
  expect(field.value).toBe('500');
  fireEvent.click(save);
  await waitFor(() => expect(field.value).toBe(''));
});

it('asks before a pause, and shows until when it lasts', async () => {
  const pausedUntil = '2026-11-28T04:00:00.000Z';
  const made = answering({
    'GET responsible-gaming': responsibleGaming(),
    'POST responsible-gaming/pause': responsibleGaming({ pausedUntil }),
  });
  await show(<ResponsibleGamingScreen />, '/setting/responsible-gaming', 'zh');
  fireEvent.click(await screen.findByRole('button', { name: '1 周' }));
  const ask = within(await screen.findByRole('dialog'));
  fireEvent.click(ask.getByRole('button', { name: '先不要' }));
  fireEvent.click(screen.getByRole('button', { name: '1 周' }));
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '暂停 1 周' }),
  );
  await screen.findByText(/^暂停至 28\/11\/2026/);
  expect(changes(made)).toEqual(['POST responsible-gaming/pause']);
});

it('stops for good after a question that says what still works; then nothing shorter is offered', async () => {
  const made = answering({
    'GET responsible-gaming': responsibleGaming({
      pausedUntil: new Date(wallClock.now() + 200 * DAY_MS).toISOString(),
    }),
    'POST responsible-gaming/pause': responsibleGaming({ pausedUntil: FOR_GOOD }),
  });
  await show(<ResponsibleGamingScreen />, '/setting/responsible-gaming');
  fireEvent.click(await screen.findByRole('button', { name: 'For good' }));
  // Half a year would end before the break that runs.
  expect(screen.queryByRole('button', { name: '6 months', hidden: true })).toBeNull();
  const ask = within(await screen.findByRole('dialog', { name: 'Stop playing for good?' }));
  ask.getByText(/You can still redeem your coins/);
  fireEvent.click(ask.getByRole('button', { name: 'Stop for good' }));
  await screen.findByText('You have stopped playing for good');
  expect(screen.queryByRole('button', { name: /year|For good/ })).toBeNull();
  expect(changes(made)).toEqual(['POST responsible-gaming/pause']);
});

it('says a failure, and leads to help all the same', async () => {
  answering({ 'GET responsible-gaming': 'unreachable' });
  await show(<ResponsibleGamingScreen />, '/setting/responsible-gaming', 'ms');
  await screen.findByRole('alert');
  const help = screen.getByRole('link', { name: 'Dapatkan bantuan' });
  expect(help.getAttribute('href')).toBe('/responsible-gaming');
});

it('reads whole coins alone', () => {
  expect(['1', ' 25 ', '100000'].map(parseLimit)).toEqual([1_00, 25_00, 100_000_00]);
  expect(['', '0', '-5', '1e3', '100001', '２'].map(parseLimit)).toEqual(Array(6).fill(null));
});
