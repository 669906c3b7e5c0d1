import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { bridge } from '#engine/bridge.ts';
import { feedBridge } from '#src/session/feedBridge.ts';
import { loggedOut } from '#src/session/state.ts';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { onTouchDevice } from '#src/testing/touchDevice.ts';

const samples = { effect: vi.fn(), music: vi.fn(), end: vi.fn() };
vi.mock('./samples.ts', () => ({ createSamples: () => samples }));
const { VolumeScreen } = await import('./VolumeScreen.tsx');

let stop = () => {};
beforeEach(() => {
  answering({});
  useSession.setState(loggedOut('en'), true);
  stop = feedBridge();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  stop();
});

const slider = (name: RegExp) => screen.getByRole<HTMLInputElement>('slider', { name });
const slide = (name: RegExp, percent: number) =>
  fireEvent.change(slider(name), { target: { value: String(percent) } });

it('[route-setting-volume] [sound] each slider moves its channel at once, in words and in the games', async () => {
  await show(<VolumeScreen />, '/setting/volume');
  expect(slider(/background music/).getAttribute('aria-valuetext')).toBe('60 percent');
  slide(/background music/, 25);
  expect(bridge.get()).toMatchObject({ musicVolume: 0.25, effectsVolume: 0.8 });
  expect(slider(/background music/).getAttribute('aria-valuetext')).toBe('25 percent');
  await waitFor(() => expect(samples.music).toHaveBeenCalledOnce());
  slide(/sound effects/, 0);
  expect(bridge.get()).toMatchObject({ musicVolume: 0.25, effectsVolume: 0 });
  expect(slider(/sound effects/).getAttribute('aria-valuetext')).toBe('Silent');
  expect(slider(/sound effects/).step).toBe('5');
});

it('[route-setting-volume] [sound] each switch silences its channel and keeps its volume', async () => {
  await show(<VolumeScreen />, '/setting/volume');
  const music = screen.getByRole('switch', { name: /Background music/ });
  fireEvent.click(music);
  expect(bridge.get()).toMatchObject({ isMusicOn: false, musicVolume: 0.6, isEffectsOn: true });
  expect(music.getAttribute('aria-checked')).toBe('false');
  // Whoever moves the slider wants to hear it.
  slide(/background music/, 40);
  expect(music.getAttribute('aria-checked')).toBe('true');
});

it('[sound] what a game changes is what the page shows', async () => {
  await show(<VolumeScreen />, '/setting/volume');
  changeGameSettings({ isEffectsOn: false, effectsVolume: 0.35 });
  await waitFor(() => expect(slider(/sound effects/).value).toBe('35'));
  expect(screen.getByRole('switch', { name: /Sound effects/ }).getAttribute('aria-checked')).toBe(
    'false',
  );
});

it('the sounds go with the page', async () => {
  await show(<VolumeScreen />, '/setting/volume');
  slide(/sound effects/, 50);
  await waitFor(() => expect(samples.effect).toHaveBeenCalledOnce());
  cleanup();
  await waitFor(() => expect(samples.end).toHaveBeenCalledOnce());
});

it('what is felt is switched where a device can be felt, and the hand learns it at once', async () => {
  onTouchDevice();
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'vibrate');
  });
  await show(<VolumeScreen />, '/setting/volume');
  const felt = screen.getByRole('switch', { name: /Vibration/ });
  fireEvent.click(felt);
  expect(bridge.get().isHapticsOn).toBe(false);
  expect(vibrate).not.toHaveBeenCalled();
  fireEvent.click(felt);
  expect(felt.getAttribute('aria-checked')).toBe('true');
  expect(vibrate).toHaveBeenCalledOnce();
});

it('where nothing can be felt, nothing is offered', async () => {
  await show(<VolumeScreen />, '/setting/volume');
  expect(screen.queryByRole('switch', { name: /Vibration/ })).toBeNull();
});

it('[route-setting-volume] quick results are switched on here, for every game', async () => {
  await show(<VolumeScreen />, '/setting/volume');
  const quick = screen.getByRole('switch', { name: /Quick results/ });
  expect(quick.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(quick);
  expect(quick.getAttribute('aria-checked')).toBe('true');
  expect(bridge.get().isQuick).toBe(true);
});
