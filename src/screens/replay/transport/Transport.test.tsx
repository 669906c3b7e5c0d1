import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Entry } from '#contract/recording.ts';
import { stepOf } from '#engine/lab/replay/tape.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { Transport } from './Transport.tsx';
import { useCursor } from './useCursor.ts';
import { KEYS } from './useKeys.ts';

beforeEach(() => loadTexts('chart', 'replay'));
afterEach(cleanup);

const event = (type: string) => ({ kind: 'event', at: 0, event: { type } });
const state = (value: string) => ({ kind: 'state', at: 0, status: 'active', value, hash: null });
const quiet = (number: number) => Array.from({ length: number }, () => event('news'));
const entries = [
  ...quiet(100),
  event('open'),
  ...quiet(100),
  state('settled'),
  { kind: 'failure', at: 0, call: 1, failure: null },
  { kind: 'around', at: 0, change: { pausedBy: 'pause' } },
  ...quiet(116),
] as Entry[];
const steps = entries.map((entry, index) => stepOf(entry, 0, index));

const Holder = () => <Transport steps={steps} walk={null} cursor={useCursor(steps)} />;
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }));
const entry = () => Number(slider().value) + 1;

it('[replay] each key of the sheet does what is said beside it', async () => {
  await show(<Holder />, '/replay', 'en', '?at=10');
  press('ArrowRight');
  expect(entry()).toBe(11);
  press('ArrowLeft');
  expect(entry()).toBe(10);
  press('End');
  expect(entry()).toBe(320);
  press('Home');
  expect(entry()).toBe(1);
  press('b');
  expect(entry()).toBe(101);
  press('r');
  expect(entry()).toBe(202);
  press('e');
  expect(entry()).toBe(203);
  press('Home');
  press('s');
  expect(entry()).toBe(202);
  press(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  press(' ');
  const speed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' });
  press('+');
  expect(speed.value).toBe('2');
  press('-');
  expect(speed.value).toBe('1');
  const sheet = screen.getByText('Keys').closest('details');
  expect(sheet?.open).toBe(false);
  press('?');
  expect(sheet?.open).toBe(true);
  const told = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(told).toHaveLength(KEYS.length);
  expect(new Set(told).size).toBe(KEYS.length);
});

it('[replay] the line is zoomed about the cursor, follows it, and goes back to all of it', async () => {
  await show(<Holder />, '/replay', 'en', '?at=200');
  const seen = () => [Number(slider().min), Number(slider().max)];
  expect(seen()).toEqual([0, 319]);
  press('z');
  expect(seen()).toEqual([119, 278]);
  press('z');
  press('z');
  press('z');
  // No closer than forty.
  expect(seen()).toEqual([179, 218]);
  expect(screen.getByRole('button', { name: 'Closer' })).toHaveProperty('disabled', true);
  press('End');
  expect(seen()).toEqual([280, 319]);
  press('Home');
  expect(seen()).toEqual([0, 39]);
  for (let wider = 0; wider < 4; wider += 1) press('x');
  expect(seen()).toEqual([0, 319]);
  expect(screen.getByRole('button', { name: 'Wider' })).toHaveProperty('disabled', true);
});

it('[replay] pauses have a lane of their own, which a scene that comes on is not in', () => {
  const around = (change: object) => stepOf({ kind: 'around', at: 0, change }, 0, 0).lane;
  expect(around({ pausedBy: 'pause' })).toBe('pause');
  expect(around({ pausedBy: null })).toBe('pause');
  expect(around({ isVisible: false })).toBe('pause');
  expect(around({ language: 'ms' })).toBe('other');
  const size = { width: 1, height: 1, density: 1, textScale: 1 };
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  expect(around({ size: { ...size, insets }, pausedBy: null, isVisible: true })).toBe('other');
});
