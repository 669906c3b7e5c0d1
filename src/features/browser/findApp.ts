import { InAppNotice } from './InAppNotice.tsx';
import { inAppBrowser } from './inApp.ts';

/** What there is to know and to show of the browser that signs so. */
export const findApp = (userAgent: string) => ({
  app: inAppBrowser(userAgent),
  Notice: InAppNotice,
});
