import { atPath, type OwnPath, ownPath } from '#contract/ownPath.ts';
import type { MaintenanceAnswer } from '#contract/refresh.ts';
import { BRAND } from '#src/base/brand.ts';
import { PUBLIC_PATHS, paths, STAFF_PATHS } from '#src/base/paths.ts';
import { withoutParameter } from '#src/base/redirect.ts';

/** What the guards ask and do; handed in, so that the rules below can be tested as a table. */
export interface GuardWorld {
  isLoggedIn(): boolean;
  storedToken(): string | null;
  isStaff(): boolean;
  maintenance(): Promise<MaintenanceAnswer>;
  /** The token of the link this page was opened by, once; it is in no address any more. */
  takeLinkToken(): string | null;
  tokenLogin(token: string): Promise<unknown>;
  remember(path: string): void;
  /** The remembered path, forgotten by asking, or home. */
  takeRemembered(): OwnPath;
}

/** Where to go instead; 'stay' ends the questions, 'lost' with no page; null leaves it to the next guard. */
type Verdict = { to: OwnPath } | 'stay' | 'lost' | null;
type Guard = (url: URL, world: GuardWorld) => Verdict | Promise<Verdict>;

const pathOf = (url: URL) => url.pathname.replace(/(.)\/+$/, '$1');
const fullPath = (url: URL) => url.pathname + url.search + url.hash;

/** Before all rules: an address that no page can have, `//elsewhere.example` among them, leads nowhere. */
const lost: Guard = (url) => (ownPath(fullPath(url)) === null ? 'lost' : null);

const PROMOTION_LINK = new RegExp(`^${BRAND.protocol.replace('+', '\\+')}:(//)?promotions\\b`, 'i');

/** Rule 1: a custom-protocol link to promotions, with the link's own query. */
const promotionLink: Guard = (url) => {
  const link = url.searchParams.get('url');
  if (link === null || !PROMOTION_LINK.test(link)) return null;
  const query = new URLSearchParams(link.split('?')[1]?.split('#')[0] ?? '');
  // A link in a link would lead here again for ever.
  query.delete('url');
  return { to: atPath(paths.promotions.href(), query) };
};

/** Rule 2: maintenance, asked on every navigation; a failed check is ignored. */
const maintenance: Guard = async (url, world) => {
  const isThere = pathOf(url) === paths.maintenance.path;
  try {
    const isOn = (await world.maintenance()).maintenance === 1;
    if (isOn && isThere) return 'stay';
    if (isOn) {
      world.remember(withoutParameter(url, 'token') ?? '');
      return { to: paths.maintenance.href() };
    }
  } catch {
    // Whoever waits there for the club goes on waiting, and is not led to the entrance.
    return isThere ? 'stay' : null;
  }
  return isThere ? { to: world.takeRemembered() } : null;
};

/** Rule 3: a link's token that is not ours logs in; it never stays in the address. */
const token: Guard = async (url, world) => {
  const inAddress = url.searchParams.get('token');
  const given = inAddress ?? world.takeLinkToken();
  if (given === null) return null;
  if (given !== world.storedToken() || !world.isLoggedIn()) {
    try {
      await world.tokenLogin(given);
    } catch {
      return { to: paths.login.href() };
    }
  }
  if (inAddress === null) return null;
  const clean = withoutParameter(url, 'token');
  return clean === null ? 'lost' : { to: clean };
};

/** Rule 4: a visitor reaches the public paths, staff their tools; anything else is remembered. */
const visitor: Guard = (url, world) => {
  const path = pathOf(url);
  if (world.isLoggedIn() || PUBLIC_PATHS.has(path)) return null;
  if (world.isStaff() && STAFF_PATHS.has(path)) return null;
  world.remember(fullPath(url));
  return { to: paths.register.href() };
};

/** Rule 5: a player has no business at login or registration. */
const player: Guard = (url, world) => {
  const path = pathOf(url);
  const isEntrance = path === paths.login.path || path === paths.register.path;
  return world.isLoggedIn() && isEntrance ? { to: world.takeRemembered() } : null;
};

/** The rules of spec 2 in their order; rules 6 and 7 are the client's and the language's. */
const GUARDS: readonly Guard[] = [lost, promotionLink, maintenance, token, visitor, player];

/** Where a navigation to `url` must go instead, null to let it through; 'lost': there is no such page. */
export const guard = async (url: URL, world: GuardWorld): Promise<OwnPath | 'lost' | null> => {
  for (const rule of GUARDS) {
    const verdict = await rule(url, world);
    if (verdict === 'stay') return null;
    if (verdict === 'lost') return verdict;
    if (verdict !== null) return verdict.to;
  }
  return null;
};
