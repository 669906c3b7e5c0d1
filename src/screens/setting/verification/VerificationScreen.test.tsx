import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VIDEO } from '#contract/terms.ts';
import type { VerificationAnswer } from '#contract/verification.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { wipeStored } from '#src/base/stored.ts';
import { NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { VerificationScreen } from './VerificationScreen.tsx';

const UPLOAD = 'a'.repeat(32);
const NONE: VerificationAnswer = {
  status: 'none',
  word: 'kite',
  upload: null,
  next: null,
  reason: null,
  retryAt: null,
};
const GET = 'GET player/verification';
const open = async (
  state: Partial<VerificationAnswer> = {},
  language: 'en' | 'zh' | 'ms' = 'en',
) => {
  const made = answering({
    [GET]: { status: 200, data: { ...NONE, ...state } },
    [`DELETE player/verification/uploads/${UPLOAD}`]: { status: 200, data: {} },
  });
  await loadTexts('verification');
  await show(<VerificationScreen />, '/setting/verification', language);
  return made;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** A browser whose camera answers so. */
const camera = (error: string) => {
  vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
  vi.stubGlobal('isSecureContext', true);
  const getUserMedia = async () => {
    throw new DOMException('no', error);
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
};

beforeEach(() => {
  wipeStored();
  useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid: 'kopi123' } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['en', 'Kite', 'Record a video'],
  ['zh', '风筝', '录制视频'],
  ['ms', 'Wau', 'Rakam video'],
] as const)(
  '[video-verification] says in %s what is to be said, shown and done',
  async (language, word, record) => {
    await open({}, language);
    await screen.findByText(word);
    await screen.findByRole('button', { name: record });
  },
);

it.each([
  ['NotAllowedError', /^The camera is blocked\. Allow camera and microphone/],
  ['NotFoundError', /^No camera was found on this device\./],
  ['NotReadableError', /^Another app is using the camera\./],
] as const)(
  '[video-verification] where the camera says %s, says what to do',
  async (error, words) => {
    camera(error);
    await open();
    await press('Record a video');
    await screen.findByText(words);
    await press('Cancel');
    await screen.findByRole('button', { name: 'Choose a video from this device' });
  },
);

it('[video-verification] a browser that records nothing leads to another, or to the device’s videos', async () => {
  await open();
  await press('Record a video');
  await screen.findByText(/^This browser can’t record here\./);
});

it('[video-verification] [in-app-browser] in an app’s own browser the way out comes first', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36 Line/14.1';
  vi.stubGlobal('navigator', { userAgent, language: 'en' });
  await open();
  await screen.findByText(/^You are in another app’s own browser/);
  const way = screen.getByRole('link', { name: 'Open in browser' });
  expect(way.getAttribute('href')).toContain('openExternalBrowser=1');
});

it('[video-verification] a video that is too big is not even begun', async () => {
  const made = await open();
  const file = new File(['x'], 'me.mp4', { type: 'video/mp4' });
  Object.defineProperty(file, 'size', { value: VIDEO.bytes + 1 });
  const input = await screen.findByLabelText('Choose a video from this device', {
    selector: 'input',
  });
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText('A video may have 50 MB at most');
  expect(made.filter((name) => name !== GET && name !== 'GET vips')).toEqual([]);
});

it('[video-verification] one that another device began can be begun anew here', async () => {
  const made = await open({
    status: 'uploading',
    upload: { id: UPLOAD, offset: 10, bytes: 100 },
  });
  await press('Begin anew here');
  await waitFor(() => expect(made).toContain(`DELETE player/verification/uploads/${UPLOAD}`));
});

it('[video-verification] success leads to the wheel, a wait says so', async () => {
  await open({ status: 'success' });
  const way = await screen.findByRole('link', { name: 'Go to the wheel' });
  expect(way.getAttribute('href')).toBe('/games/spin-wheel');
  cleanup();
  await open({ status: 'pending' });
  await screen.findByRole('heading', { name: 'We are looking at your video' });
});

it('[video-verification] failed: the reason, and another one; after three, when; or support', async () => {
  const failed = { status: 'failed', reason: 'tooDark', next: 'resubmit' } as const;
  await open(failed);
  await screen.findByText(/too dark or too blurred\. Please send another one\.$/);
  await screen.findByRole('button', { name: 'Record a video' });
  cleanup();
  await open({ ...failed, retryAt: '2026-12-02T04:00:00.000Z' });
  await screen.findByText(
    /^3 videos failed within 7 days\. You can send another one from 02\/12\/2026/,
  );
  expect(screen.queryByRole('button', { name: 'Record a video' })).toBeNull();
  cleanup();
  await open({ ...failed, reason: 'notThePlayer', next: 'support' });
  await screen.findByRole('link', { name: 'Contact support' });
  expect(screen.queryByRole('button', { name: 'Record a video' })).toBeNull();
});
