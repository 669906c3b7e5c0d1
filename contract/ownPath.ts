declare const own: unique symbol;

/**
 * A path of the club, with its query and fragment: followed, it never leaves the club. Only `ownPath`, `atPath`
 * and the app's list of paths make one.
 */
export type OwnPath = string & { readonly [own]: true };

const CLUB = 'https://club.invalid';

/** Browsers drop some of them before they read an address. */
const hasControl = (text: string): boolean =>
  [...text].some((letter) => letter < ' ' || letter === '\u007f');

/** As a browser reads it, beside its path in letters; null: no browser can. */
const read = (text: string): { url: URL; letters: string } | null => {
  try {
    const url = new URL(text, CLUB);
    return { url, letters: decodeURIComponent(url.pathname) };
  } catch {
    return null;
  }
};

/**
 * The path of the club that `text` is, its dot segments resolved as browsers do; null: it leads elsewhere (another
 * scheme, `//host` in any writing), or is written so that no page can have it (a backslash, two slashes, a control
 * character, a broken escape).
 */
export const ownPath = (text: string): OwnPath | null => {
  const [written = ''] = text.split(/[?#]/);
  if (!written.startsWith('/') || written.includes('\\') || hasControl(text)) return null;
  const found = read(text);
  if (found === null || hasControl(found.letters)) return null;
  const { url } = found;
  if (url.origin !== CLUB || url.pathname.includes('//')) return null;
  return (url.pathname + url.search + url.hash) as OwnPath;
};

/** The same path with a query or fragment behind it. */
export const atPath = (
  path: OwnPath,
  more: `?${string}` | `#${string}` | URLSearchParams,
): OwnPath => {
  const text = typeof more === 'string' ? more : more.size > 0 && `?${more}`;
  return (text ? path + text : path) as OwnPath;
};
