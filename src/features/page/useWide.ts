import { useSyncExternalStore } from 'react';

/** From here the bar stands above, and a page has room for two panes; as in the style sheets. */
const WIDE = '(min-width: 60rem)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** True on a desktop, for what a phone has no room for and so need not load. */
export const useWide = (): boolean =>
  // The static pages are written as for a phone.
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
