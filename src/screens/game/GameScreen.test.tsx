import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '#games/index.ts';
import { loggedOut } from '#src/session/state.ts';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { onTouchDevice } from '#src/testing/touchDevice.ts';
import { GamePage } from './GamePage.tsx';

beforeEach(() => {
  answering({});
  useSession.setState({ isAuth: false, gameDates: {} });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[route-game-detail] shows what the game is, its figures, features, pictures and notices', async () => {
  await show(<GamePage game={GAMES.fto} />);
  screen.getByRole('heading', { level: 1, name: 'Find the Odd' });
  for (const text of ['97%', '10×', 'Low', 'October 2024', 'Desktop, mobile, tablet']) {
    screen.getByText(text);
  }
  screen.getByText('1 coin for each right answer');
  screen.getByText('After 10 questions, come back 24 hours later.');
  expect(screen.getAllByRole('img', { name: /Find the Odd, picture \d/ })).toHaveLength(2);
});

it('[route-game-detail] the picture is the language’s own', async () => {
  await show(<GamePage game={GAMES.fto} />, '/', 'zh');
  const picture = screen.getByRole<HTMLImageElement>('img', { name: '有一张牌与众不同' });
  expect(picture.src).toContain('card.zh');
});

it('[route-game-detail] a visitor is sent to log in, a player to the game', async () => {
  await show(<GamePage game={GAMES.fto} />);
  expect(screen.getByRole('link', { name: 'Log in to play' }).getAttribute('href')).toBe('/login');
  cleanup();
  useSession.setState({ isAuth: true });
  await show(<GamePage game={GAMES.fto} />);
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/games/fto/play');
});

it('[fullscreen-wakelock] the touch that starts play enters full screen on a phone, unless it is off', async () => {
  const press = async () => {
    await show(<GamePage game={GAMES.fto} />);
    fireEvent.click(screen.getByRole('link', { name: 'Play' }));
    cleanup();
  };
  useSession.setState({ ...loggedOut('en'), isAuth: true }, true);
  const request = onTouchDevice();
  await press();
  expect(request).toHaveBeenCalledOnce();
  changeGameSettings({ isFullscreenOn: false });
  await press();
  expect(request).toHaveBeenCalledOnce();
});

it('[route-game-detail] a game under maintenance says so and can not be entered', async () => {
  const { playRecords } = useSession.getState();
  useSession.setState({
    isAuth: true,
    playRecords: { ...playRecords, 'spin-wheel': { maintenance: true } },
  });
  await show(<GamePage game={GAMES['spin-wheel']} />);
  screen.getByRole('heading', { name: 'Sorry the game is under maintenance' });
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
});

/** Each field spec 2 names, as the reader of each language finds it. */
const FIELDS = [
  ['en', 'English, Chinese, Malay', 'Desktop, mobile, tablet', 'July 2025', 'High', 'Good to know'],
  ['zh', '英文、中文、马来文', '电脑、手机、平板', '2025年7月', '高', '温馨提示'],
  [
    'ms',
    'Inggeris, Cina, Melayu',
    'Komputer, telefon, tablet',
    'Julai 2025',
    'Tinggi',
    'Perlu anda tahu',
  ],
] as const;

it.each(FIELDS)('[game-detail] every field of the page, in %s', async (language, ...fields) => {
  await show(<GamePage game={GAMES['lucky-egg']} />, '/games/lucky-egg', language);
  for (const text of [...fields, '97%', '500×']) screen.getByText(text);
  const title = screen.getByRole('heading', { level: 1 }).textContent ?? '';
  expect(document.title).toContain(title);
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  screen.getByText(description ?? 'no description');
  const pictures = screen.getAllByRole<HTMLImageElement>('img').map(({ src }) => src);
  expect(pictures.filter((src) => src.includes(`card.${language}`))).toHaveLength(1);
  expect(pictures.filter((src) => src.includes('screen-'))).toHaveLength(2);
  const lists = screen.getAllByRole('list').map((list) => list.querySelectorAll('li').length);
  // What it offers, a look inside, good to know.
  expect(lists).toEqual([3, 2, 2]);
});

it('[game-detail] a game whose month nobody announced was there from the start', async () => {
  await show(<GamePage game={GAMES.squidgame} />);
  screen.getByText('Since the club opened');
});

it.each([
  ['2026-08-23T15:59:59Z', 'Starts on 24 August 2026', 'From 24 August 2026'],
  ['2026-08-31T16:00:00Z', 'This game has ended', 'Ended'],
])(
  '[catalogue] [game-detail] at %s a game on from 24 to 31 August: %s',
  async (now, title, tag) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const dates = { startdate: '2026-08-24', enddate: '2026-08-31' };
    useSession.setState({ isAuth: true, gameDates: { 'lucky-egg': dates } });
    await show(<GamePage game={GAMES['lucky-egg']} />);
    screen.getByRole('heading', { name: title });
    screen.getByText(tag);
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
    cleanup();
    vi.setSystemTime(new Date('2026-08-24T04:00:00Z'));
    await show(<GamePage game={GAMES['lucky-egg']} />);
    screen.getByRole('link', { name: 'Play' });
    expect(screen.queryByText(tag)).toBeNull();
  },
);

it('[game-detail] a player reads what their best round of it paid; of another game’s nothing is said', async () => {
  const best = { game: 'fto', roundId: '7', bet: 0, won: 9_00, at: '2026-11-21T17:00:00.000Z' };
  const streak = { days: 1, isPlayedToday: true, best: 1, hasPass: true };
  const progress = { streak, goals: [], weekEnds: best.at, bests: [best], finds: [], due: 0 };
  const made = answering({
    'GET progress': { status: 200, data: { standing: 'on', openIn: [], progress } },
  });
  useSession.setState({ isAuth: true });
  await show(<GamePage game={GAMES.fto} />);
  await screen.findByText('Your best round: paid 9.00, 22 November 2026');
  cleanup();
  await show(<GamePage game={GAMES.squidgame} />);
  await answered(made, 'GET progress');
  expect(screen.queryByText(/Your best round/)).toBeNull();
});
