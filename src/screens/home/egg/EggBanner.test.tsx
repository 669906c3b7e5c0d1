import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import usual from '#assets/ui/egg-banner.svg?inline';
import merdeka from '#assets/ui/egg-banner-merdeka.svg?inline';
import { eggBannerClosed } from '#src/base/stored.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { EggBanner } from './EggBanner.tsx';

const answerWith = (gameDates: object) => {
  const data = { options: [], banners: [], promotions: [], gameDates };
  answering({ 'GET vips': { status: 200, data } });
};

beforeEach(() => {
  eggBannerClosed.set(false);
  useSession.setState({ gameDates: {} });
  answerWith({});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const egg = () => screen.queryByRole('link', { name: 'Lucky Egg' });
const eggComes = () => screen.findByRole('link', { name: 'Lucky Egg' });

const ART = { usual, merdeka };
it.each([
  ['2026-08-23T15:59:59Z', 'usual'],
  ['2026-08-23T16:00:00Z', 'merdeka'],
  ['2027-08-31T15:59:59Z', 'merdeka'],
  ['2027-08-31T16:00:00Z', 'usual'],
] as const)('[egg-banner-theme] at %s its artwork is the %s one', async (at, art) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  await show(<EggBanner />);
  await eggComes();
  expect(screen.getByRole('img').getAttribute('src')).toBe(ART[art]);
});

it.each([
  ['2026-08-23T15:59:59Z', false],
  ['2026-08-23T16:00:00Z', true],
  ['2026-08-31T15:59:59Z', true],
  ['2026-08-31T16:00:00Z', false],
])('[egg-banner] [catalogue] at %s the event of 24 to 31 August is on: %s', async (at, isOn) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  answerWith({ 'lucky-egg': { startdate: '2026-08-24', enddate: '2026-08-31' } });
  const seen: boolean[] = [];
  const stop = useSession.subscribe(() => seen.push(egg() !== null));
  await show(<EggBanner />);
  await expect.poll(() => seen).not.toEqual([]);
  stop();
  // Nor has it flashed up before the answer.
  expect(seen).toEqual([false]);
  if (isOn) await eggComes();
  else expect(egg()).toBeNull();
});

/** A click that a pointer made; Enter makes one with none. */
const BY_POINTER = { detail: 1 };

describe('[egg-banner]', () => {
  it('a tap opens the game', async () => {
    const { whereNow } = await show(<EggBanner />);
    const link = await eggComes();
    fireEvent.pointerDown(link, { buttons: 1, clientX: 50, clientY: 100 });
    fireEvent.pointerMove(link, { buttons: 1, clientX: 53, clientY: 102 });
    fireEvent.pointerUp(link);
    fireEvent.click(link, BY_POINTER);
    expect(whereNow()).toBe('/games/lucky-egg');
  });

  it('a drag does not', async () => {
    const { whereNow } = await show(<EggBanner />);
    const link = await eggComes();
    fireEvent.pointerDown(link, { buttons: 1, clientX: 50, clientY: 100 });
    fireEvent.pointerMove(link, { buttons: 1, clientX: 250, clientY: 300 });
    fireEvent.pointerUp(link);
    fireEvent.click(link, BY_POINTER);
    expect(whereNow()).toBe('/');
    // Pressed by key afterwards, it opens.
    fireEvent.pointerDown(link, { buttons: 1, clientX: 50, clientY: 100 });
    fireEvent.pointerMove(link, { buttons: 1, clientX: 250, clientY: 300 });
    fireEvent.pointerUp(link);
    fireEvent.keyDown(link, { key: 'Enter' });
    fireEvent.click(link);
    expect(whereNow()).toBe('/games/lucky-egg');
  });

  it('closed, it stays closed for the visit', async () => {
    await show(<EggBanner />);
    await eggComes();
    fireEvent.click(screen.getByRole('button', { name: 'Close the Lucky Egg banner' }));
    expect(egg()).toBeNull();
    cleanup();
    await show(<EggBanner />);
    expect(egg()).toBeNull();
  });
});
