import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { loggedOut } from '#src/session/state.ts';
import { applyClub, useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { FreePlay } from './FreePlay.tsx';

const NOW = Date.UTC(2026, 10, 28, 9);
const told = (nextIn?: number) => {
  const fto = { maintenance: false, remain: nextIn === undefined ? 10 : 0, nextIn };
  applyClub({ options: [], banners: [], promotions: [], playRec: { fto } });
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useSession.setState(loggedOut('en'), true);
});

describe('[play-records] what costs nothing', () => {
  it.each(LANGUAGES)('says what it gives, by the club’s figures, in %s', async (language) => {
    told();
    await show(<FreePlay />, '/', language);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/games/fto');
    expect(link.parentElement?.textContent).toMatch(/10.*10/);
    expect(document.body.textContent).not.toContain('{{');
  });

  it('counts down to the next questions by the server’s clock, then asks it, then offers them', async () => {
    const made = answering({});
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
    useSession.setState({ isAuth: true });
    told(3_600 * 5 + 7 * 60 + 9);
    await show(<FreePlay />);
    expect(screen.getByText('5:07:09')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByText('5:07:08')).toBeTruthy();
    act(() => vi.advanceTimersByTime(3_600_000 * 6));
    expect(screen.getByRole('link', { name: 'Play free' })).toBeTruthy();
    await vi.waitFor(() => expect(made).toContain('GET player'));
  });

  it('says so while its table is closed', async () => {
    applyClub({
      options: [],
      banners: [],
      promotions: [],
      playRec: { fto: { maintenance: true } },
    });
    await show(<FreePlay />);
    expect(screen.getByText('Under maintenance')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
