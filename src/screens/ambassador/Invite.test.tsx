import { cleanup, fireEvent, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { show } from '#src/testing/screen.tsx';
import { AmbassadorScreen } from './AmbassadorScreen.tsx';

const LINK = `${window.location.origin}/register?affi=kopi123`;
const open = async (language: (typeof LANGUAGES)[number] = 'en') => {
  useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid: 'kopi123' } });
  await loadTexts('ambassador');
  await show(<AmbassadorScreen />, '/', language);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useSession.setState(loggedOut('en'), true);
});

/** What a camera sees of the code. */
const scanned = (code: Element): string => {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const side = size * scale;
  const data = new Uint8Array(4 * side * side).fill(255);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = (Number(y) * scale + row) * side + Number(x) * scale + column;
        data.fill(0, 4 * at, 4 * at + 3);
      }
  return decodeQR({ width: side, height: side, data });
};

describe('[route-ambassador] [register-affi] a player’s link for a friend', () => {
  it.each(LANGUAGES)('is written out and as a code that leads there, in %s', async (language) => {
    await open(language);
    expect(screen.getByDisplayValue(LINK)).toBeTruthy();
    const code = await screen.findByRole('img', { name: /QR|二维码/ });
    expect(scanned(code)).toBe(LINK);
  });

  it('is shared where the browser can, else copied', async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share, clipboard: { writeText }, userAgent: '' });
    await open();
    press('Share your link');
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }));
    expect(writeText).not.toHaveBeenCalled();
    press('Copy the link');
    await screen.findByText('Copied. Now send it to your friend.');
    expect(writeText).toHaveBeenCalledWith(LINK);
  });

  it('is copied where sharing fails, and taken by hand where nothing may be copied', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const share = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
    vi.stubGlobal('navigator', { share, userAgent: '' });
    await open();
    press('Share your link');
    await screen.findByText(/press and hold the link above/);
  });

  it('is no visitor’s', async () => {
    await loadTexts('ambassador');
    await show(<AmbassadorScreen />);
    expect(screen.queryByText('Bring a friend')).toBeNull();
  });
});
