import { BroadcastChannel } from 'node:worker_threads';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { joinOtherTabs } from './otherTabs.ts';

type State = ReturnType<AnyRoundLink['state']>;

beforeEach(() => void vi.stubGlobal('BroadcastChannel', BroadcastChannel));

/** A tab's link, in the phase and at the round it is set to. */
const tab = (uid: string) => {
  let state = { phase: 'idle', round: null } as State;
  let callback = (_: State) => {};
  const sent: unknown[] = [];
  const link = {
    state: () => state,
    subscribe: (each: typeof callback) => {
      callback = each;
      return () => {};
    },
    send: (input: unknown) => sent.push(input),
  } as unknown as AnyRoundLink;
  return {
    sent,
    leave: joinOtherTabs(uid, 'squidgame', link),
    goTo(phase: State['phase'], round: object | null) {
      state = { phase, round } as State;
      callback(state);
    },
  };
};
const at = (step: number, mode = 'house') => ({ id: 'r1', step, mode });
const news = (step: number) => ({ type: 'news', round: { id: 'r1', step } });

it('[call-realtime] a tab tells the others of each step once; they heed it when they rest', async () => {
  const [one, other, stranger] = [tab('p1'), tab('p1'), tab('p2')];
  one.goTo('sending', null);
  one.goTo('answered', at(0));
  one.goTo('deciding', at(0));
  await vi.waitFor(() => expect(other.sent).toEqual([news(0)]));
  // What is shown is shown to its end, then the latest counts.
  other.goTo('presenting', at(0));
  one.goTo('deciding', at(1));
  one.goTo('deciding', at(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(other.sent).toHaveLength(1);
  other.goTo('deciding', at(0));
  await vi.waitFor(() => expect(other.sent).toEqual([news(0), news(2)]));
  // What came of it is no news to whoever told it, nor is it told twice.
  other.goTo('deciding', at(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  one.goTo('deciding', at(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(one.sent).toEqual([]);
  expect(other.sent).toHaveLength(2);
  expect(stranger.sent).toEqual([]);
  for (const each of [one, other, stranger]) each.leave();
});

it('[call-realtime] of a live match the server tells every tab: they say nothing', async () => {
  const [one, other] = [tab('p1'), tab('p1')];
  one.goTo('deciding', at(1, 'live'));
  one.goTo('deciding', at(2));
  await vi.waitFor(() => expect(other.sent).toEqual([news(2)]));
  one.leave();
  other.goTo('deciding', at(3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(one.sent).toEqual([]);
  other.leave();
});
