import { isStandalone } from '#src/base/install.ts';

/**
 * Apps that open links in a browser of their own, as they sign themselves in its user agent: those of inapp-spy's
 * list (docs/dependencies.md), the particular before the general.
 */
const SIGNS = [
  ['Messenger', /\bFB(?:AN|_IAB)\/(?:Messenger|Orca)|\bOrca-Android\b|\bMetaIAB Messenger\b/],
  ['Instagram', /\bInstagram\b/],
  ['Threads', /\bBarcelona\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB|IOS)\b|\bMetaIAB\b/],
  ['TikTok', /\b(?:musical_ly|musically|Bytedance|TikTok|trill_|ultralite|aweme)/i],
  ['Telegram', /\bTelegram(?:-Android|-iOS|Bot)?\b/],
  ['WhatsApp', /\bWhatsApp\b|\bWA(?:4A|iOS)\//],
  ['WeChat', /\bMicroMessenger\//],
  ['LINE', /\bLine\//],
  ['X', /\bTwitter\b/],
  ['Snapchat', /\bSnapchat\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Reddit', /\bReddit\//],
  ['Google', /\bGSA\//],
] as const;

/** An app that does not say which it is. */
export const NAMELESS = 'nameless';

export type InApp = (typeof SIGNS)[number][0] | typeof NAMELESS;

/** A page within an app: Android's mark of one; on Apple's systems only browsers sign with Safari. */
const WEB_VIEW =
  /\bAndroid\b.*; ?wv\)|\b(?:iPhone|iPad|iPod|Macintosh)\b.*AppleWebKit(?!.*\bSafari\/)/;

/** Browsers proper, some of which are made of Android's web view. */
const BROWSERS =
  /\b(?:OPR|OPX|OPT|OPiOS|DuckDuckGo|Ddg|UCBrowser|MQQBrowser|MiuiBrowser|HuaweiBrowser|HeyTapBrowser|VivoBrowser|SamsungBrowser|YaBrowser|EdgA|EdgiOS|CriOS|FxiOS|Focus|Klar|Ecosia|Puffin|Brave)\b/;

/**
 * The app whose own browser shows this page, by its user agent; null in a browser proper, and where the club is an
 * app of its own on the home screen, which signs like a web view.
 */
export const inAppBrowser = (userAgent: string): InApp | null => {
  const named = SIGNS.find(([, sign]) => sign.test(userAgent))?.[0];
  if (named !== undefined) return named;
  const isWithin = WEB_VIEW.test(userAgent) && !BROWSERS.test(userAgent);
  return isWithin && !isStandalone() ? NAMELESS : null;
};

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
