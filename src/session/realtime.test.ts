import { describe, expect, it, vi } from 'vitest';
import { createChangeReader, ENDING_ERRORS } from './realtime.ts';

const change = (version: number) => ({
  version,
  topic: 'coins' as const,
  coin: { balance: version, pending: 0, redeemed: 0, expire: { balance: 0, date: null } },
});

const follow = () => {
  const seen: number[] = [];
  const onGap = vi.fn();
  const reader = createChangeReader({ onChange: ({ version }) => seen.push(version), onGap });
  return { seen, onGap, take: reader.take };
};

describe('live changes [call-realtime]', () => {
  it('are taken in their order, wherever the line stands at first', () => {
    const { seen, onGap, take } = follow();
    for (const version of [41, 42, 43]) take(change(version));
    expect(seen).toEqual([41, 42, 43]);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('that come twice or late are dropped', () => {
    const { seen, take } = follow();
    for (const version of [5, 6, 6, 5]) take(change(version));
    expect(seen).toEqual([5, 6]);
  });

  it('with a gap before them, or that can not be read, ask for everything again', () => {
    const { seen, onGap, take } = follow();
    take(change(1));
    take(change(3));
    expect(seen).toEqual([1, 3]);
    expect(onGap).toHaveBeenCalledTimes(1);
    take({ version: 'x' });
    expect(onGap).toHaveBeenCalledTimes(2);
  });

  it('that nobody told have everything asked for again, and what follows them is no gap', () => {
    const { seen, onGap, take } = follow();
    take(change(1));
    take({ ...change(4), topic: 'missed' });
    expect(onGap).toHaveBeenCalledTimes(1);
    take(change(5));
    expect(seen).toEqual([1, 5]);
    expect(onGap).toHaveBeenCalledTimes(1);
  });
});

it('the four refusals that end the session are those of spec 4 [forced-logout]', () => {
  expect([...ENDING_ERRORS].sort()).toEqual([
    'accessBlock',
    'forbidden',
    'pleaseLoginToContinue',
    'sessionConflict',
  ]);
});
