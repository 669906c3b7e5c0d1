import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inAppNoticeClosed } from '#src/base/stored.ts';
import { show } from '#src/testing/screen.tsx';
import { InAppNotice } from './InAppNotice.tsx';
import { NAMELESS } from './inApp.ts';

beforeEach(() => inAppNoticeClosed.set(false));
afterEach(cleanup);

const notice = () => screen.queryByRole('complementary');
const showIn = (userAgent: string) => show(<InAppNotice app="Instagram" userAgent={userAgent} />);
const copying = (write: () => Promise<void>) => {
  const writeText = vi.fn(write);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  return writeText;
};
afterEach(() => vi.unstubAllGlobals());

describe('[in-app-browser] the notice', () => {
  it('says where one is and how to leave', async () => {
    await showIn('Android');
    expect(notice()?.textContent).toContain('You are in Instagram’s own browser');
    expect(notice()?.textContent).toContain('Open in browser');
    const out = screen.getByRole('link', { name: 'Open in browser' });
    expect(out.getAttribute('href')).toMatch(/^intent:\/\/club\.test\//);
  });

  it.each([
    ['en', 'You are in this app’s own browser', 'Open the menu of this app'],
    ['zh', '您正在使用此应用内置浏览器', '请点此应用的菜单'],
    ['ms', 'Anda dalam pelayar aplikasi ini', 'Buka menu aplikasi ini'],
  ] as const)('of an app nobody knows calls it so, in %s', async (language, title, text) => {
    await show(<InAppNotice app={NAMELESS} userAgent="iPhone" />, '/', language);
    expect(notice()?.textContent).toContain(title);
    expect(notice()?.textContent).toContain(text);
  });

  it('has no way out of its own where the app keeps pages in', async () => {
    await showIn('iPhone');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('copies the link, without the token it may hold, and says so', async () => {
    const writeText = copying(async () => {});
    window.history.replaceState(null, '', '/games?lang=en&token=secret');
    await showIn('iPhone');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/^Link copied/)).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('https://club.test/games?lang=en');
    window.history.replaceState(null, '', '/');
  });

  it('shows the address where nothing may be copied', async () => {
    copying(() => Promise.reject(new Error('denied')));
    await showIn('iPhone');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: /address/ });
    expect(address.value).toBe('https://club.test/');
  });

  it('goes when it is told to, for the visit', async () => {
    await showIn('iPhone');
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(notice()).toBeNull();
    cleanup();
    await showIn('iPhone');
    expect(notice()).toBeNull();
  });
});
