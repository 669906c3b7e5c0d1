import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answering, show } from '#src/parts/testing/screen.tsx';
import { useSession } from '#src/session/store.ts';
import { GamesScreen } from './GamesScreen.tsx';

afterEach(cleanup);

const cardOf = (name: string) => within(screen.getByRole('link', { name: new RegExp(name) }));

it('[route-games] [games-cards] lists the five games with their tags and maintenance', async () => {
  answering({});
  useSession.setState({ playRecords: { 'spin-wheel': { maintenance: true } } });
  await show(<GamesScreen />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  cardOf('Squid Game').getByText('Hot');
  cardOf('Spin Wheel').getByText('Under maintenance');
  cardOf('Rock Paper Scissors').getByText('New');
  cardOf('Lucky Egg').getByText('New');
  expect(cardOf('Find the Odd').queryByText(/^(Hot|New)$/)).toBeNull();
});

it('[games-cards] the same tags in Chinese and Malay', async () => {
  answering({});
  await show(<GamesScreen />, '/', 'zh');
  screen.getByText('热门');
  cleanup();
  await show(<GamesScreen />, '/', 'ms');
  screen.getByText('Hangat');
});
