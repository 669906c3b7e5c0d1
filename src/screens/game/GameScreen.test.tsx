import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '#games/index.ts';
import { answering, show } from '#src/parts/testing/screen.tsx';
import { useSession } from '#src/session/store.ts';
import { GamePage } from './GamePage.tsx';

beforeEach(() => {
  answering({});
  useSession.setState({ isAuth: false });
});
afterEach(cleanup);

it('[route-game-detail] shows what the game is, its figures, features, pictures and notices', async () => {
  await show(<GamePage game={GAMES.fto} />);
  screen.getByRole('heading', { level: 1, name: 'Find the Odd' });
  for (const text of ['97%', '10×', 'Low', 'October 2024', 'Desktop, mobile, tablet']) {
    screen.getByText(text);
  }
  screen.getByText('1 coin for each right answer');
  screen.getByText('After ten questions, come back 24 hours later.');
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
