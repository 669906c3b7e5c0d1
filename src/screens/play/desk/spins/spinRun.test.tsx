import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bridge } from '#engine/bridge.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { openHouse, TestTable, takeSeat } from '../testTable.tsx';

beforeEach(() => void answering({}));
afterEach(cleanup);

/** Whether quick results were on while each spin was told. */
let fast: boolean[] = [];

/** A wheel on which every spin pays `sen`, with `remain` spins and so many more than are told. */
const sit = async (remain: number, sen: number) => {
  fast = [];
  const house = openHouse('spin-wheel', {
    coins: 0,
    remain,
    tuning: { segments: [{ times: sen * 100, weight: 1 }] },
  });
  const link = await takeSeat('spin-wheel', house, {
    spun: async () => {
      await Promise.resolve();
      fast.push(bridge.get().isQuick);
    },
  });
  await show(<TestTable game="spin-wheel" link={link} />);
  fireEvent.click(await screen.findByRole('button', { name: `Spin all ${remain}` }));
  const opened = () => house.arrived.filter(({ call }) => call === 'open').length;
  return { house, link, opened };
};
const summary = (name: RegExp) => screen.findByRole('dialog', { name });

it('one press plays as many as it says, each asked for by itself and fast; then they are summed up', async () => {
  const { house, opened } = await sit(3, 100);
  const told = await summary(/^3 spins played/);
  expect(opened()).toBe(3);
  expect(new Set(house.arrived.map(({ requestId }) => requestId)).size).toBeGreaterThan(3);
  expect(fast).toEqual([true, true, true]);
  expect(bridge.get().isQuick).toBe(false);
  within(told).getByText('Together they brought RM3.00.');
  const made = answering({});
  const [first] = within(told).getAllByRole('button', { name: /Look and check/ });
  if (first) fireEvent.click(first);
  await waitFor(() => expect(made.some((name) => name.startsWith('GET rounds/'))).toBe(true));
});

it('a big prize is shown at its own pace, and the next waits for a press', async () => {
  const { opened } = await sit(2, 2_000);
  await screen.findByText(/^You won RM/);
  // Nothing tells that no spin comes: one after a small prize comes sooner than this.
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect([opened(), fast]).toEqual([1, [false]]);
  fireEvent.click(screen.getByRole('button', { name: 'Go on: 1 more spin' }));
  await summary(/^2 spins played/);
});

it('a stop ends it after the spin that is shown', async () => {
  const { opened } = await sit(5, 100);
  fireEvent.click(screen.getByRole('button', { name: 'Stop after this spin' }));
  await summary(/^1 spin played/);
  expect(opened()).toBe(1);
});

it.each<[string, (seat: Awaited<ReturnType<typeof sit>>) => void]>([
  ['a refusal', ({ house }) => Object.assign(house.weather, { refusal: 'msg.noMoreChances' })],
  ['a fault', ({ house }) => Object.assign(house.weather, { failure: { kind: 'broken' } })],
  [
    'what covers the table',
    ({ link }) => [true, false].map((isCovered) => link.send({ type: 'cover', isCovered })),
  ],
])('%s ends it with what was played', async (_what, happen) => {
  const seat = await sit(5, 100);
  await waitFor(() => expect(seat.opened()).toBe(1));
  happen(seat);
  await summary(/^[12] spins? played/);
});
