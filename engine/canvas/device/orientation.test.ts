import { expect, it, vi } from 'vitest';
import { holdOrientation } from './orientation.ts';

const createPage = () => {
  const page = Object.assign(new EventTarget(), { fullscreenElement: null as unknown });
  return {
    document: page as unknown as Document,
    fullscreen(isOn: boolean) {
      page.fullscreenElement = isOn ? {} : null;
      page.dispatchEvent(new Event('fullscreenchange'));
    },
  };
};

it('a game that wants to stand upright does in full screen, until it is left', () => {
  const { document, fullscreen } = createPage();
  const turning = { lock: vi.fn(async () => {}), unlock: vi.fn() };
  const stop = holdOrientation('portrait', vi.fn(), document, turning, 390);
  expect(turning.lock).not.toHaveBeenCalled();
  fullscreen(true);
  expect(turning.lock).toHaveBeenCalledExactlyOnceWith('portrait');
  fullscreen(false);
  stop();
  expect(turning.unlock).toHaveBeenCalledOnce();
  fullscreen(true);
  expect(turning.lock).toHaveBeenCalledOnce();
});

it('a page that is in full screen already is turned at once; a refusal is only logged', async () => {
  const { document, fullscreen } = createPage();
  fullscreen(true);
  const refused = new Error('not on this device');
  const log = vi.fn();
  holdOrientation(
    'portrait',
    log,
    document,
    {
      lock: () => Promise.reject(refused),
      unlock() {},
    },
    390,
  );
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledExactlyOnceWith('the orientation was not locked', refused),
  );
});

it('a game that works both ways, a tablet, and a browser that can not, leave the screen as it is held', () => {
  const { document, fullscreen } = createPage();
  const turning = { lock: vi.fn(async () => {}), unlock: vi.fn() };
  holdOrientation('any', vi.fn(), document, turning, 390)();
  holdOrientation('portrait', vi.fn(), document, turning, 768)();
  const unlock = vi.fn();
  holdOrientation('portrait', vi.fn(), document, { unlock }, 390)();
  fullscreen(true);
  expect(turning.lock).not.toHaveBeenCalled();
  expect(turning.unlock).not.toHaveBeenCalled();
  expect(unlock).not.toHaveBeenCalled();
});
