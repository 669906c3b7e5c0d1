import { type OwnPath, ownPath } from '#contract/ownPath.ts';
import { paths } from './paths.ts';
import { sentFrom, stored } from './stored.ts';

/** Places one is never sent back to: they would send one away again, or log one out. */
const PASSING: readonly string[] = [
  paths.login.path,
  paths.register.path,
  paths.logout.path,
  paths.maintenance.path,
];

/** Remembers where somebody wanted to go (path and query); what is no path of the club is not. */
export const rememberPath = (wanted: string): void => {
  const path = ownPath(wanted);
  const [pathname = ''] = path?.split(/[?#]/) ?? [];
  if (path === null || PASSING.includes(pathname)) return;
  stored.redirect.set(path);
  sentFrom.set(path);
};

/** Whoever stands anywhere but at the entrance is no longer on the way to what they were kept from. */
export const forgetSent = (pathname: string): void => {
  if (!PASSING.includes(pathname)) sentFrom.set(null);
};

/** The remembered path, once, or home: a stored value may come from anywhere. */
export const takeRememberedPath = (): OwnPath => {
  const path = ownPath(stored.redirect.get() ?? '');
  stored.redirect.set(null);
  return path ?? paths.home.href();
};

/** Where one is, without one parameter of the address; null: that is no path of the club. */
export const withoutParameter = (url: URL, name: string): OwnPath | null => {
  const clean = new URL(url);
  clean.searchParams.delete(name);
  return ownPath(clean.pathname + clean.search + clean.hash);
};
