import { paths } from './paths.ts';
import { sentFrom, stored } from './stored.ts';

/** Places one is never sent back to: they would send one away again, or log one out. */
const PASSING: readonly string[] = [
  paths.login.path,
  paths.register.path,
  paths.logout.path,
  paths.maintenance.path,
];

/** Only an address within the app: a stored value may come from anywhere. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/** Remembers where somebody wanted to go (path and query). */
export const rememberPath = (path: string): void => {
  const [pathname = ''] = path.split(/[?#]/);
  if (!isOwnPath(path) || PASSING.includes(pathname)) return;
  stored.redirect.set(path);
  sentFrom.set(path);
};

/** Whoever stands anywhere but at the entrance is no longer on the way to what they were kept from. */
export const forgetSent = (pathname: string): void => {
  if (!PASSING.includes(pathname)) sentFrom.set(null);
};

/** The remembered path, once, or home. */
export const takeRememberedPath = (): string => {
  const path = stored.redirect.get();
  stored.redirect.set(null);
  return path !== null && isOwnPath(path) ? path : paths.home.href();
};
