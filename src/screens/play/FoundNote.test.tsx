import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProgressAnswer } from '#contract/progress.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { FoundNote } from './FoundNote.tsx';

const progress: NonNullable<ProgressAnswer['progress']> = {
  streak: { days: 0, isPlayedToday: false, best: 0, hasPass: true },
  goals: [],
  weekEnds: '2026-11-29T16:00:00.000Z',
  bests: [],
  finds: [{ find: 'bell', at: '2026-11-20T17:00:00.000Z' }],
  due: 0,
};
const known = { status: 200, data: { standing: 'on', openIn: [], progress } };

/** A machine of which no more is read than what it tells; `tell` has it begin an event, or none. */
const teller = () => {
  let queue: object[] = [];
  const getSnapshot = () => ({ context: { queue } });
  const heard = new Set<(snapshot: object) => void>();
  const actor = {
    getSnapshot,
    subscribe(listener: (snapshot: object) => void) {
      heard.add(listener);
      return { unsubscribe: () => void heard.delete(listener) };
    },
  };
  const tell = (...events: object[]) =>
    act(async () => {
      queue = events;
      for (const listener of heard) listener(getSnapshot());
    });
  return { link: { actor } as unknown as AnyRoundLink, tell };
};
const egg = (find?: string) => ({ kind: 'cracked', egg: 1, ...(find && { find }) });
const said = () => screen.getByRole('status').textContent;

beforeEach(() => useSession.setState({ ...loggedOut('en'), isAuth: true }, true));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const begin = async (answer: { status: number; data: unknown }) => {
  const made = answering({ 'GET progress': answer });
  const { link, tell } = teller();
  await show(<FoundNote link={link} />);
  await vi.waitFor(() => expect(made).toEqual(['GET progress']));
  await act(async () => {});
  return tell;
};

it('tells of a find that is new once its egg was told, once, and for a moment', async () => {
  const tell = await begin(known);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await tell(egg('fig'));
  expect(said()).toBe('');
  await tell();
  expect(said()).toBe('New in the nest: A ripe fig');
  await act(async () => void vi.advanceTimersByTime(4_000));
  expect(said()).toBe('');
  await tell(egg('fig'));
  await tell();
  expect(said()).toBe('');
});

it('says nothing of what is on the shelf, nor of an egg without a find', async () => {
  const tell = await begin(known);
  for (const event of [egg('bell'), egg(), egg('moon')]) {
    await tell(event);
    await tell();
    expect(said()).toBe('');
  }
});

it('says nothing while days and goals are off', async () => {
  const tell = await begin({
    status: 200,
    data: { standing: 'off', openIn: [], progress: null },
  });
  await tell(egg('fig'));
  await tell();
  expect(said()).toBe('');
});
