import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInstallOffer } from '#src/base/install.ts';
import { stored, telegramLaunched, wipeStored } from '#src/base/stored.ts';
import { lookForApp, useInApp } from '#src/features/browser/here.ts';
import { show } from '#src/testing/screen.tsx';
import { InstallBar } from './InstallBar.tsx';
import { isAppleTouch } from './way.ts';

keepInstallOffer();
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

beforeEach(() => wipeStored());
afterEach(() => {
  cleanup();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  vi.unstubAllGlobals();
  useInApp.setState(useInApp.getInitialState());
});

const offer = (outcome: 'accepted' | 'dismissed') => {
  const prompt = vi.fn(async () => {});
  const event = new Event('beforeinstallprompt', { cancelable: true });
  Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
  act(() => void window.dispatchEvent(event));
  return prompt;
};
const onDevice = (userAgent: string, isStandalone = false) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone: isStandalone });
};
const bar = () => screen.queryByRole('complementary');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('[install-bar] where the browser offers installation', () => {
  it('appears with the offer, and asks the browser at a tap alone', async () => {
    await show(<InstallBar />);
    expect(bar()).toBeNull();
    const prompt = offer('accepted');
    expect(prompt).not.toHaveBeenCalled();
    press('Install');
    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(bar()).toBeNull());
    expect(stored.installBarDismissed.isSet()).toBe(false);
  });

  it.each([
    ['Not now', 'accepted'],
    // What is refused in the browser's own words is refused.
    ['Install', 'dismissed'],
  ] as const)('stays away once it was refused: %s', async (name, outcome) => {
    await show(<InstallBar />);
    offer(outcome);
    press(name);
    await waitFor(() => expect(stored.installBarDismissed.isSet()).toBe(true));
    expect(bar()).toBeNull();
    cleanup();
    await show(<InstallBar />);
    offer('accepted');
    expect(bar()).toBeNull();
  });
});

describe('[install-bar] on an iPhone, which never offers', () => {
  it('offers nothing within Telegram, which has no such menu', async () => {
    onDevice(IPHONE);
    vi.stubGlobal('TelegramWebviewProxy', { postEvent: () => {} });
    telegramLaunched.set(true);
    await show(<InstallBar />);
    expect(bar()).toBeNull();
  });

  it('shows the steps at a tap', async () => {
    onDevice(IPHONE);
    await show(<InstallBar />);
    press('Show me how');
    await screen.findByRole('dialog', { name: 'Add the club to your home screen' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  });

  it('is not there in the installed app', async () => {
    onDevice(IPHONE, true);
    await show(<InstallBar />);
    expect(bar()).toBeNull();
  });

  it('is not there in an app’s own browser: first the way out', async () => {
    onDevice(`${IPHONE} Instagram 336.0.5.15.92 (iPhone14,5; iOS 18_5; en_MY)`);
    await lookForApp();
    await show(<InstallBar />);
    expect(bar()).toBeNull();
  });

  it('an iPad is one of them, a Mac is not', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
    expect(isAppleTouch({ userAgent, maxTouchPoints: 5 })).toBe(true);
    expect(isAppleTouch({ userAgent, maxTouchPoints: 0 })).toBe(false);
    expect(isAppleTouch({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe(true);
  });
});
