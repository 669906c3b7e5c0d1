/** Apps that open links in a browser of their own, as they sign themselves in its user agent. */
const SIGNS = [
  ['Messenger', /\bFB(?:AN|_IAB)\/(?:Messenger|Orca)|\bOrca-Android\b/],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB|IOS)\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok|trill)(?:\b|_)/],
  ['Telegram', /\bTelegram(?:-Android|-iOS|Bot)?\b/],
  ['WhatsApp', /\bWhatsApp\b/],
  ['WeChat', /\bMicroMessenger\//],
  ['LINE', /\bLine\//],
] as const;

export type InApp = (typeof SIGNS)[number][0];

/** The app whose own browser shows this page, by its user agent; null in a browser proper. */
export const inAppBrowser = (userAgent: string): InApp | null =>
  SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/** Their Android versions hand no address on to another app. */
const KEEPS_INSIDE: ReadonlySet<InApp> = new Set(['WeChat', 'TikTok']);

/**
 * An address that opens the page `at` in the phone's own browser when it is pressed; null where the
 * app lets nothing out, and only copying the link helps.
 */
export const wayOut = (app: InApp, userAgent: string, at: URL): string | null => {
  if (app === 'LINE') {
    const out = new URL(at);
    out.searchParams.set('openExternalBrowser', '1');
    return out.href;
  }
  if (!/\bAndroid\b/.test(userAgent) || KEEPS_INSIDE.has(app)) return null;
  const scheme = at.protocol.slice(0, -1);
  const page = at.host + at.pathname + at.search;
  return `intent://${page}#Intent;scheme=${scheme};action=android.intent.action.VIEW;end`;
};
