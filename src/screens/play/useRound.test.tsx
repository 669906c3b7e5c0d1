import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { GAMES } from '#games/index.ts';
import { answering } from '#src/testing/screen.tsx';
import { useRound } from './useRound.ts';

// The tests' page has no channel to other tabs.
vi.mock('./otherTabs.ts', () => ({ joinOtherTabs: () => () => {} }));

/** Nothing is shown before a state was had. */
const nothingShown = { play: {} } as Parameters<AnyRoundLink['attach']>[0];

it('a phone that is online again asks at once, not when the pause before the next try is over', async () => {
  answering({ 'GET games/squidgame/round': 'unreachable' });
  const machine = await GAMES.squidgame.play.machine();
  const { result, unmount } = renderHook(() => useRound('squidgame', machine));
  onTestFinished(unmount);
  act(() => result.current.createLink().attach(nothingShown));
  const phase = () => result.current.link?.state().phase;
  await vi.waitFor(() => expect(phase()).toBe('reconnecting'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(phase()).toBe('loading');
});
