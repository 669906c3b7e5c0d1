import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering, show } from '#src/testing/screen.tsx';
import { GamesScreen } from './GamesScreen.tsx';

// The first game of the catalogue, over for years.
vi.mock('#games/squidgame/card.ts', async (original) => {
  const { card } = await original<typeof import('#games/squidgame/card.ts')>();
  return { card: { ...card, enddate: '2024-10-14' } };
});

afterEach(cleanup);

it('[games-cards] a game that has ended says so and stands after those that are on', async () => {
  answering({});
  await show(<GamesScreen />);
  const cards = screen.getAllByRole('listitem');
  const last = within(cards.at(-1) ?? document.body);
  last.getByText('Squid Game');
  last.getByText('Ended');
  expect(screen.getAllByText('Ended')).toHaveLength(1);
});
