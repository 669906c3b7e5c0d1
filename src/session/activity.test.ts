import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { stored } from '#src/base/stored.ts';
import { answering } from '#src/testing/screen.tsx';
import { keepActivity } from './activity.ts';

const START = 'POST activity/start';
const BEAT = 'POST activity/heartbeat';
const ID = '0b1f2c5e-7a51-4c8e-9a6a-0e5f2f1f9a10';
const ok = { [START]: { status: 200, data: { sessionId: ID } }, [BEAT]: { status: 200, data: {} } };

const setSeen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

let beacons: [string, RequestInit][] = [];
beforeEach(() => {
  beacons = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    beacons.push([url, init]);
    return new Response();
  });
  stored.swToken.set('x'.repeat(43));
  stored.fcmToken.set('push');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  stored.swToken.set(null);
  stored.fcmToken.set(null);
});

it('[call-activity] begins, beats every 30 seconds, and ends by a beacon when the page is hidden', async () => {
  const clock = createSteppingClock(0);
  const made = answering(ok);
  const stop = keepActivity(clock);
  await vi.waitFor(() => expect(stored.trackerSession.get()).toBe(ID));
  await clock.advance(65_000);
  expect(made).toEqual([START, BEAT, BEAT]);
  setSeen('hidden');
  expect(stored.trackerSession.get()).toBeNull();
  expect(beacons).toHaveLength(1);
  const [url, { method, keepalive, headers, body }] = beacons[0] ?? ['', {}];
  expect({ url, method, keepalive }).toEqual({
    url: expect.stringContaining('activity/end'),
    method: 'POST',
    keepalive: true,
  });
  expect(headers).toMatchObject({
    Authorization: `Bearer ${'x'.repeat(43)}`,
    'Fcm-Token': 'push',
    'X-Encrypted-Request': 'true',
  });
  expect(String(body)).toMatch(/^\{"eData":"[^"]+"\}$/);
  expect(String(body)).not.toContain(ID);
  await clock.advance(60_000);
  expect(made).toHaveLength(3);

  setSeen('visible');
  await vi.waitFor(() => expect(stored.trackerSession.get()).toBe(ID));
  expect(made.filter((name) => name === START)).toHaveLength(2);
  window.dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(2);
  stop();
  expect(beacons).toHaveLength(2);
});

it.each([
  ['one that came since', 'newer', { 'Fcm-Token': 'newer' }],
  ['none, where it was taken back', null, {}],
])(
  '[call-activity] its end goes with the push token of that moment: %s',
  async (_, token, header) => {
    answering(ok);
    const stop = keepActivity(createSteppingClock(0));
    await vi.waitFor(() => expect(stored.trackerSession.get()).toBe(ID));
    stored.fcmToken.set(token);
    setSeen('hidden');
    const headers = { ...(beacons[0]?.[1].headers as Record<string, string>) };
    expect({ 'Fcm-Token': undefined, ...headers }).toMatchObject({
      'Fcm-Token': undefined,
      ...header,
    });
    stop();
  },
);

it('[call-activity] a logout, which has forgotten it before, tells the end with the one there was', async () => {
  answering(ok);
  const stop = keepActivity(createSteppingClock(0));
  await vi.waitFor(() => expect(stored.trackerSession.get()).toBe(ID));
  stored.swToken.set(null);
  stored.fcmToken.set(null);
  stop();
  expect(beacons[0]?.[1].headers).toMatchObject({
    Authorization: `Bearer ${'x'.repeat(43)}`,
    'Fcm-Token': 'push',
  });
});

it('[call-activity] a page that is hidden before the answer came is not counted on', async () => {
  const clock = createSteppingClock(0);
  const made = answering(ok);
  const stop = keepActivity(clock);
  setSeen('hidden');
  await vi.waitFor(() => expect(beacons).toHaveLength(1));
  await clock.advance(60_000);
  expect(made).toEqual([START]);
  expect(stored.trackerSession.get()).toBeNull();
  stop();
});

it('[call-activity] a failure is only logged', async () => {
  const clock = createSteppingClock(0);
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answering({ [START]: 'unreachable' });
  const stop = keepActivity(clock);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  setSeen('hidden');
  stop();
  expect(beacons).toEqual([]);
});

it('[call-activity] one that is hidden and seen again before the answers came is counted once', async () => {
  const clock = createSteppingClock(0);
  const made = answering(ok);
  const stop = keepActivity(clock);
  setSeen('hidden');
  setSeen('visible');
  // The first start is ended, the second goes on.
  await vi.waitFor(() => expect(beacons).toHaveLength(1));
  await vi.waitFor(() => expect(stored.trackerSession.get()).toBe(ID));
  await clock.advance(60_000);
  expect(made).toEqual([START, START, BEAT, BEAT]);
  setSeen('hidden');
  await clock.advance(60_000);
  expect(made).toHaveLength(4);
  expect(beacons).toHaveLength(2);
  stop();
});
