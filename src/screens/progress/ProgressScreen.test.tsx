import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Goal, ProgressAnswer } from '#contract/progress.ts';
import { PROGRESS } from '#contract/terms.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { usePlayer } from '#src/features/club/refresh.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { applyCoin, useSession } from '#src/session/store.ts';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { ProgressScreen } from './ProgressScreen.tsx';

/** Beside what asks for the player's state. */
const Watched = () => {
  usePlayer();
  return <ProgressScreen />;
};

type Known = NonNullable<ProgressAnswer['progress']>;

const GOALS: Goal[] = [
  { kind: 'days', game: null, target: 3, done: 1, isPaid: false },
  { kind: 'paid', game: 'squidgame', target: 2, done: 2, isPaid: false },
  { kind: 'won', game: 'lucky-egg', target: 2, done: 2, isPaid: true },
];
const STREAK = { days: 4, isPlayedToday: false, best: 9, hasPass: true };
const answer = (change: Partial<Known> = {}): { status: number; data: ProgressAnswer } => ({
  status: 200,
  data: {
    standing: 'on',
    openIn: [],
    progress: {
      streak: STREAK,
      goals: GOALS,
      weekEnds: '2026-11-29T16:00:00.000Z',
      bests: [
        {
          game: 'squidgame',
          roundId: '77',
          bet: 50,
          won: 4_81,
          at: '2026-11-20T17:00:00.000Z',
        },
        { game: 'fto', roundId: '78', bet: 0, won: 9_00, at: '2026-11-21T04:00:00.000Z' },
      ],
      finds: [],
      due: 0,
      ...change,
    },
  },
});
const without = (standing: 'off' | 'resting') => ({
  status: 200,
  data: { standing, openIn: [], progress: null } satisfies ProgressAnswer,
});

const coins = (balance: number) => ({ ...NO_PLAYER.coin, balance });
const open = (language: 'en' | 'zh' | 'ms' = 'en') =>
  show(<ProgressScreen />, '/progress', language);

beforeEach(async () => {
  await loadTexts('progress');
  const player = { ...NO_PLAYER, uid: 'kopi123', coin: coins(12_00) };
  useSession.setState({ ...loggedOut('en'), isAuth: true, player }, true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('days in a row', () => {
  const cardOf = async (streak: Partial<typeof STREAK>) => {
    answering({ 'GET progress': answer({ streak: { ...STREAK, ...streak } }) });
    await open();
    return screen.findByRole('region', { name: 'Days in a row' });
  };
  const beads = (card: HTMLElement) => {
    const all = [...card.querySelectorAll('li')];
    return all.map((each) => (each.querySelector('svg') ? '●' : '○')).join('');
  };

  it('say how many there are, how far the reward is, and what today asks for', async () => {
    const card = await cardOf({});
    within(card).getByText('4 days');
    within(card).getByText('3 more days bring 1.00 coins.');
    within(card).getByText('Play any round today to go on.');
    within(card).getByText('Your most ever: 9 days');
    expect(beads(card)).toBe('●●●●○○○');
  });

  it('say that today was played, and that the day which may be missed is used', async () => {
    const card = await cardOf({ isPlayedToday: true, hasPass: false });
    within(card).getByText('Played today.');
    within(card).getByText(/The one day you may miss this month is used/);
    expect(card.textContent).not.toContain('Play any round');
  });

  it('fill the row with its last day, and begin another one the day after', async () => {
    const card = await cardOf({ days: PROGRESS.streakDays, isPlayedToday: true });
    within(card).getByText('The row is full. 7 more days bring another 1.00 coins.');
    expect(beads(card)).toBe('●●●●●●●');
    cleanup();
    const next = await cardOf({ days: PROGRESS.streakDays });
    within(next).getByText('7 more days bring 1.00 coins.');
    expect(beads(next)).toBe('○○○○○○○');
  });

  it('that are none begin with any round', async () => {
    const card = await cardOf({ days: 0, best: 0 });
    within(card).getByText('No days yet');
    within(card).getByText('Play any round today to begin.');
    expect(card.textContent).not.toContain('most ever');
  });
});

describe('the week’s goals', () => {
  it('say what each asks for, how much of it is done, what it pays, and until when', async () => {
    answering({ 'GET progress': answer() });
    await open();
    const goals = within(await screen.findByRole('region', { name: 'Goals of this week' }));
    goals.getByText('Until 29 November 2026');
    const [days, paid, won] = goals.getAllByRole('listitem').map((item) => within(item));
    days?.getByRole('heading', { name: 'Play on 3 days' });
    days?.getByText('1 of 3 done');
    days?.getByText('Pays 1.00 coins');
    paid?.getByRole('heading', { name: '2 rounds of Squid Game that pay something' });
    paid?.getByText('Reached: 1.00 coins to collect');
    won?.getByRole('heading', { name: '2 rounds of Lucky Egg that pay more than their bet' });
    won?.getByText('Reached and paid: 1.00 coins');
  });

  it('lead to the game that each is about', async () => {
    answering({ 'GET progress': answer() });
    await open();
    const goals = within(await screen.findByRole('region', { name: 'Goals of this week' }));
    const links = goals.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/games', '/games/squidgame', '/games/lucky-egg']);
  });
});

describe('collecting', () => {
  const button = () => screen.findByRole('button', { name: 'Collect' });

  it('is offered while something is due, pays once after a double tap, and says what came', async () => {
    const made = answering({
      'GET progress': answer({ due: 2_00 }),
      'POST progress/collect': answer(),
    });
    await open();
    screen.getByRole('heading', { level: 1, name: 'Your days and goals' });
    const collect = await button();
    screen.getByText('2.00 coins are ready for you.');
    fireEvent.click(collect);
    fireEvent.click(collect);
    const came = await screen.findByText('2.00 coins are yours.');
    expect(document.activeElement).toBe(came);
    expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull();
    expect(made.filter((name) => name.startsWith('POST'))).toEqual(['POST progress/collect']);
    const purse = screen.getByRole('region', { name: 'Available coins' });
    act(() => applyCoin(coins(14_00)));
    await waitFor(() => expect(purse.textContent).toContain('14.00'));
  });

  it('asks for the balance anew, should the live connection be away', async () => {
    const made = answering({
      'GET progress': answer({ due: 1_00 }),
      'POST progress/collect': answer(),
    });
    await show(<Watched />, '/progress');
    fireEvent.click(await button());
    await screen.findByText('1.00 coins are yours.');
    const asked = () => made.filter((name) => name === 'GET player').length;
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('is not offered while nothing is due', async () => {
    answering({ 'GET progress': answer() });
    await open();
    await screen.findByRole('region', { name: 'Available coins' });
    expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull();
  });

  it('that is refused says why, and can be tried again', async () => {
    const refusal = { message: 'msg.tooFrequent', typ: 'progress', seconds: 30 };
    answering({
      'GET progress': answer({ due: 1_00 }),
      'POST progress/collect': { status: 429, data: refusal },
    });
    await open();
    fireEvent.click(await button());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await button();
  });

  it('needs the network', async () => {
    answering({ 'GET progress': answer({ due: 1_00 }) });
    await open();
    const collect = await button();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(collect).toHaveProperty('disabled', true);
  });
});

describe('the best rounds', () => {
  it('say what each paid, of a stake how many times it, and the club’s day', async () => {
    answering({ 'GET progress': answer() });
    await open();
    const bests = within(await screen.findByRole('region', { name: 'Your best rounds' }));
    const [staked, free] = bests.getAllByRole('listitem').map((item) => within(item));
    staked?.getByText('Squid Game');
    staked?.getByText('Paid 4.81');
    staked?.getByText('9.62× the bet');
    staked?.getByText('21 November 2026');
    free?.getByText('Paid 9.00');
    expect(free?.queryByText(/the bet/)).toBeNull();
  });

  it('open the round, to be watched again and checked', async () => {
    const made = answering({ 'GET progress': answer() });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Squid Game.*See the round$/ }));
    await screen.findByRole('dialog', { name: 'The round' });
    await answered(made, 'GET rounds/77');
  });

  it('that there are none of say what will stand there', async () => {
    answering({ 'GET progress': answer({ bests: [] }) });
    await open();
    await screen.findByText(/^The round of each game that paid you the most will stand here/);
  });
});

it('publishes what is paid, that stakes count for nothing, and where it is turned off', async () => {
  answering({ 'GET progress': answer() });
  await open();
  const how = within(await screen.findByRole('region', { name: 'How it works' }));
  how.getByText('Each goal you reach pays 1 coin.');
  how.getByText('Every 7 days in a row pay 1 coin.');
  how.getByText('No reward here depends on how much you stake.');
  const link = how.getByRole('link', { name: 'Turn it on or off in the settings' });
  expect(link.getAttribute('href')).toBe('/setting/responsible-gaming');
});

it('turned off it says so, and is turned on with one press', async () => {
  const made = answering({ 'GET progress': without('off'), 'PUT progress/standing': answer() });
  await open();
  const on = await screen.findByRole('button', { name: 'Turn on' });
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(on);
  fireEvent.click(on);
  await screen.findByRole('region', { name: 'Days in a row' });
  expect(made.slice(0, 2)).toEqual(['GET progress', 'PUT progress/standing']);
});

it('says why it could not be turned on', async () => {
  answering({ 'GET progress': without('off'), 'PUT progress/standing': 'unreachable' });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByRole('alert');
});

it.each([
  ['en', /rest during a break, and once your daily limit is reached/],
  ['zh', /暂停游戏期间，或达到每日限额后/],
  ['ms', /semasa tempoh rehat anda, dan selepas had harian anda dicapai/],
] as const)('resting it says that, and nothing else, in %s', async (language, words) => {
  answering({ 'GET progress': without('resting') });
  await open(language);
  await screen.findByText(words);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('main')?.querySelectorAll('button, a')).toHaveLength(0);
});

it('says a failure, and tries again', async () => {
  answering({ 'GET progress': { status: 500, data: {} } });
  await open();
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' });
  answering({ 'GET progress': answer() });
  fireEvent.click(again);
  await screen.findByRole('region', { name: 'Days in a row' });
});

it('counts down to nothing, and marks nothing', async () => {
  answering({ 'GET progress': answer({ due: 1_00 }) });
  await open();
  const main = await screen.findByRole('main');
  await screen.findByRole('region', { name: 'Goals of this week' });
  expect(main.querySelector('[role=timer]')).toBeNull();
  expect(main.textContent).not.toMatch(/\d:\d\d/);
});
