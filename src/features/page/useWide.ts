import { useMedia } from '#src/base/useMedia.ts';

/** From here the bar stands above, and a page has room for two panes; as in the style sheets. */
const WIDE = '(min-width: 60rem)';

/** True on a desktop, for what a phone has no room for and so need not load. */
export const useWide = (): boolean => useMedia(WIDE);
