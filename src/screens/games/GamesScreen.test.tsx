import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { GAME_LIST } from '#games/index.ts';
import { useClub } from '#src/features/club/refresh.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { GamesScreen } from './GamesScreen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useSession.setState(loggedOut('en'), true);
});

/** What every page has somewhere: the visitor's refresh answer is asked for. */
const Club = () => {
  useClub();
  return null;
};

const cardOf = (name: string) => within(screen.getByRole('link', { name: new RegExp(name) }));

it('[route-games] [games-cards] lists the games with their tags and maintenance', async () => {
  const playRec = { 'spin-wheel': { maintenance: true } };
  const data = { options: [], banners: [], promotions: [], playRec };
  answering({ 'GET vips': { status: 200, data } });
  await show(
    <>
      <Club />
      <GamesScreen />
    </>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(GAME_LIST.length);
  cardOf('Squid Game').getByText('Hot');
  // The server's word reaches a visitor as well.
  await cardOf('Spin Wheel').findByText('Under maintenance');
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

describe('[catalogue] [games-cards] dates set by an operator, told by the refresh answer', () => {
  const dates = (startdate: string | null, enddate: string | null) => ({ startdate, enddate });
  const gameDates = {
    'lucky-egg': dates('2026-08-24', '2026-08-31'),
    squidgame: dates(null, '2026-08-23'),
    fto: dates('2026-08-01', null),
  };

  const showAt = async (now: string, language?: Language) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const data = { options: [], banners: [], promotions: [], gameDates };
    answering({ 'GET vips': { status: 200, data } });
    const screens = (
      <>
        <Club />
        <GamesScreen />
      </>
    );
    await show(screens, '/', language);
  };
  const names = () => screen.getAllByRole('listitem').map((card) => card.textContent);

  it('put what is over last, and say when the others start', async () => {
    await showAt('2026-08-23T15:59:59Z');
    await cardOf('Lucky Egg').findByText('From 24 August 2026');
    expect(names()[0]).toContain('Squid Game');
    cleanup();
    await showAt('2026-08-23T16:00:00Z');
    await cardOf('Squid Game').findByText('Ended');
    expect(names().at(-1)).toContain('Squid Game');
    expect(screen.queryByText(/^From/)).toBeNull();
    expect(screen.getAllByText('Ended')).toHaveLength(1);
    cleanup();
    await showAt('2026-08-31T16:00:00Z');
    await expect.poll(() => screen.queryAllByText('Ended')).toHaveLength(2);
    expect(names().slice(-2).join()).toMatch(/Squid Game.*Lucky Egg/);
  });

  it.each([
    ['zh', '2026年8月24日开始'],
    ['ms', 'Mulai 24 Ogos 2026'],
  ] as const)('in %s', async (language, text) => {
    await showAt('2026-08-20T00:00:00Z', language);
    await screen.findByText(text);
  });
});
