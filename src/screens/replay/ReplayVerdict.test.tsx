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
  const whole = {
    replay: same,
    unfair: [],
    changes: [],
    isSame: false,
    judged: [],
    isPassed: false,
    ...report,
  };
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

it('[replay] a case that comes out another one passes by what is asserted of it, or says what fails', async () => {
  const assertion = { kind: 'balance', segment: 0, index: 0, change: 'falls' } as const;
  const divergence = {
    segment: 0,
    index: 1,
    driver: 'inputs' as const,
    expected: null,
    actual: entry,
    entry: 2,
    at: 0,
    state: null,
    event: null,
  };
  const replay = { ...same, divergence };
  await verdict({ replay, isPassed: true, judged: [{ assertion, before: 0, fails: null }] });
  screen.getByText('All that is asserted of it holds: as a case it passes.');
  cleanup();
  const fails = { why: 'otherBalance' as const, index: 0 };
  await verdict({ replay, judged: [{ assertion, before: 0, fails }] });
  screen.getByText('1 of 1 assertions does not hold:');
});

it('[replay] what fails of what is asserted is said first, then whether it replays to the same', async () => {
  const one = { kind: 'balance', segment: 0, index: 0, change: 'falls' } as const;
  const judged = [
    { assertion: one, before: 0, fails: null },
    { assertion: { ...one, index: 1 }, before: 0, fails: { why: 'otherBalance', index: 2 } },
  ] as const;
  await verdict({ isSame: true, judged });
  expect(screen.getByRole('status').textContent).toBe(
    '1 of 2 assertions does not hold:Entry 2: the balance falls. ' +
      'Fails at entry 3: the balance did something elseThe same: 4 events, 2 entries.',
  );
});
