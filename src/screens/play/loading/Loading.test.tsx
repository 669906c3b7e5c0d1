import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COIN } from '#contract/coins.ts';
import type { ProgressAnswer } from '#contract/progress.ts';
import { GAMES } from '#games/index.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { Loading } from './Loading.tsx';

const progress: ProgressAnswer['progress'] = {
  streak: { days: 0, isPlayedToday: false, best: 0, hasPass: false },
  goals: [],
  weekEnds: '2026-11-30T16:00:00.000Z',
  bests: [
    { game: 'squidgame', roundId: 'r1', bet: COIN, won: 12 * COIN, at: '2026-11-20T04:00:00.000Z' },
  ],
  finds: [],
  due: 0,
};

beforeEach(() => useSession.setState({ ...loggedOut('en'), isAuth: true }, true));
afterEach(cleanup);

it('says that the table is set, its odds by the numbers in force, and the best round of that game', async () => {
  answering({ 'GET progress': { status: 200, data: { standing: 'on', openIn: [], progress } } });
  useSession.setState({ playRecords: { squidgame: { maintenance: false, maxOdds: 640 } } });
  await show(<Loading game={GAMES.squidgame} share={0.5} />);
  const lines = document.querySelectorAll('section > *').length;
  expect(screen.getByRole('status').textContent).toBe('Setting the table…');
  screen.getByText('Returns 96%, pays up to 640×');
  await screen.findByText('Your best round: paid 12', { exact: false });
  // It comes on a line of its own that was kept free: nothing moves.
  expect(document.querySelectorAll('section > *')).toHaveLength(lines);
  cleanup();
  await show(<Loading game={GAMES.fto} share={0.5} />);
  screen.getByText('Returns 97%, pays up to 10×');
  expect(screen.queryByText('Your best round', { exact: false })).toBeNull();
});

it('the more is there, the more of the picture is uncovered; a reader hears no figure of it', async () => {
  answering({});
  const gone = async (share: number) => {
    await show(<Loading game={GAMES.squidgame} share={share} />);
    expect(screen.getByRole('status').textContent).not.toMatch(/\d/);
    const veil = document.querySelector<HTMLElement>('[style*="--share"]');
    const left = veil?.style.getPropertyValue('--share');
    cleanup();
    return Number(left);
  };
  expect([await gone(0.2), await gone(0.8)]).toEqual([0.2, 0.8]);
});
