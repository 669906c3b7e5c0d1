import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Entry } from '#contract/recording.ts';
import { stepOf } from '#engine/lab/replay/tape.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { departureOf, ReplayVerdict } from './ReplayVerdict.tsx';

afterEach(cleanup);

const entry: Entry = { kind: 'coins', at: 0, coin: null } as unknown as Entry;
const steps = [0, 1].map((index) => stepOf(entry, 0, index));
const same = { events: 4, entries: 2, divergence: null };
const verdict = async (report: Partial<Parameters<typeof ReplayVerdict>[0]['report']>) => {
  const onGo = vi.fn();
  const whole = { replay: same, unfair: [], changes: [], isSame: false, ...report };
  await loadTexts('replay');
  await show(<ReplayVerdict report={whole} at={departureOf(whole, steps)} onGo={onGo} />);
  return onGo;
};

it('[replay] what is done beyond the last entry is found there, and one goes to it', async () => {
  const divergence = {
    segment: 0,
    index: 2,
    driver: 'inputs' as const,
    expected: null,
    actual: entry,
    entry: 3,
    at: 0,
    state: 'idle',
    event: 'open',
  };
  const onGo = await verdict({ replay: { ...same, divergence } });
  screen.getByText(/^Not the same from entry 2 on/);
  screen.getByText('The machine stood in "idle"; the last event it took was open.');
  fireEvent.click(screen.getByRole('button'));
  expect(onGo).toHaveBeenCalledExactlyOnceWith(1);
});

it('[replay] of a round that is not what the rules give it says where', async () => {
  const check = {
    kind: 'drawn',
    isFair: false,
    isLeft: false,
    disagreement: { kind: 'events', step: 3 },
    steps: [],
  } as const;
  await verdict({ unfair: [{ roundId: '7', check }] });
  screen.getByText(/^The same: 4 events, 2 entries\. But its rounds/);
  expect(screen.getByText(/^Round 7/).textContent).toContain('{"kind":"events","step":3}');
});

it('[replay] a recording with nothing in it is not called the same', async () => {
  await verdict({ replay: { ...same, events: 0, entries: 0 } });
  screen.getByText('There is nothing in this recording to replay.');
});
