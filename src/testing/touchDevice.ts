import { onTestFinished, vi } from 'vitest';

/** Tests' own: for one test, the browser of a phone that has full screen; answers what asks for it. */
export const onTouchDevice = () => {
  const page = { fullscreenEnabled: document.fullscreenEnabled };
  const root = document.documentElement;
  const before = root.requestFullscreen;
  const request = vi.fn(async () => {});
  const media = vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query === '(pointer: coarse)',
        media: query,
      }) as unknown as MediaQueryList,
  );
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  root.requestFullscreen = request;
  onTestFinished(() => {
    media.mockRestore();
    Object.defineProperty(document, 'fullscreenEnabled', {
      value: page.fullscreenEnabled,
      configurable: true,
    });
    root.requestFullscreen = before;
  });
  return request;
};
