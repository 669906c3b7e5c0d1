import { describe, expect, it, vi } from 'vitest';
import { GAME_KEYS } from '#contract/facts.ts';
import { PUBLIC_PATHS, paths } from '#src/base/paths.ts';
import { type GuardWorld, guard } from './guards.ts';

const worldOf = (change: Partial<GuardWorld> = {}) => {
  const world = {
    isLoggedIn: () => false,
    storedToken: () => null,
    isStaff: () => false,
    maintenance: async () => ({ maintenance: 0 as const, mDateTime: null }),
    takeLinkToken: vi.fn((): string | null => null),
    tokenLogin: vi.fn(async () => undefined),
    remember: vi.fn(),
    takeRemembered: vi.fn(paths.redeem.href),
    ...change,
  };
  return world satisfies GuardWorld;
};
const go = (path: string, world: GuardWorld) => guard(new URL(path, 'https://club.test'), world);
const player = { isLoggedIn: () => true, storedToken: () => 'mine' };
const maintained = { maintenance: async () => ({ maintenance: 1 as const, mDateTime: null }) };
const unreachable = { maintenance: () => Promise.reject(new Error('no answer')) };

const GAMES = GAME_KEYS.map((key) => `/games/${key}`);
const PUBLIC = `/ /login /register /games /setting /setting/language
  /setting/terms-and-conditions /setting/faq /terms-and-conditions /privacy-policy /responsible-gaming /promotions
  /brand-ambassador /helpdesk`
  .split(/\s+/)
  .concat(GAMES);

describe('a visitor', () => {
  it('reaches exactly the 13 public paths, help, and those of the games [guard-visitor]', async () => {
    expect([...PUBLIC_PATHS].sort()).toEqual([...PUBLIC].sort());
    expect(PUBLIC).toHaveLength(14 + GAMES.length);
    for (const path of PUBLIC) {
      const world = worldOf();
      expect(await go(path, world), path).toBeNull();
      expect(world.remember).not.toHaveBeenCalled();
    }
  });

  it('with a session of the staff reaches their tools, and nothing else', async () => {
    const staff = { isStaff: () => true };
    expect(await go('/replay?report=3', worldOf(staff))).toBeNull();
    expect(await go('/redeem', worldOf(staff))).toBe('/register');
    expect(await go('/replay', worldOf())).toBe('/register');
  });

  it.each([
    '/redeem',
    '/redeem/7',
    '/transaction?type=REDEEM',
    '/games/fto/play',
    '/games/quiz',
    '/inbox',
    '/inbox/7',
    '/setting/volume',
    '/setting/uid',
    '/logout',
    '/nowhere',
    '/Games',
  ])('is sent from %s to register, and the path is remembered [guard-visitor]', async (path) => {
    const world = worldOf();
    expect(await go(path, world)).toBe('/register');
    expect(world.remember).toHaveBeenCalledWith(path);
  });

  it('reaches a public path with a slash at its end or a query', async () => {
    expect(await go('/games/', worldOf())).toBeNull();
    expect(await go('/?affi=kopi', worldOf())).toBeNull();
  });
});

describe('a player', () => {
  it.each(['/login', '/register', '/login/'])(
    'opening %s goes to the remembered path [guard-player]',
    async (path) => {
      expect(await go(path, worldOf(player))).toBe('/redeem');
    },
  );

  it('goes everywhere else', async () => {
    for (const path of [...PUBLIC, '/redeem', '/games/fto/play', '/nowhere']) {
      if (path === '/login' || path === '/register') continue;
      expect(await go(path, worldOf(player)), path).toBeNull();
    }
  });
});

describe('maintenance', () => {
  it('remembers the path and shows the page [guard-maintenance-on]', async () => {
    const world = worldOf(maintained);
    expect(await go('/games?sort=new', world)).toBe('/maintenance');
    expect(world.remember).toHaveBeenCalledWith('/games?sort=new');
    expect(await go('/maintenance', worldOf(maintained))).toBeNull();
  });

  it('comes before token login and the public paths', async () => {
    const world = worldOf(maintained);
    expect(await go('/redeem?token=x', world)).toBe('/maintenance');
    expect(world.tokenLogin).not.toHaveBeenCalled();
    // The token of the page's own link waits in memory, and is in no stored path.
    expect(world.remember).toHaveBeenCalledWith('/redeem');
    expect(world.takeLinkToken).not.toHaveBeenCalled();
  });

  it('over, leads back; a failed check is ignored [guard-maintenance-off] [call-maintenance]', async () => {
    expect(await go('/maintenance', worldOf())).toBe('/redeem');
    // A visitor who waits there is not led away by a check that fails.
    const waiting = worldOf(unreachable);
    expect(await go('/maintenance', waiting)).toBeNull();
    expect(waiting.takeRemembered).not.toHaveBeenCalled();
    expect(await go('/', worldOf(unreachable))).toBeNull();
    expect(await go('/redeem', worldOf({ ...player, ...unreachable }))).toBeNull();
  });
});

describe('an address no page can have', () => {
  it.each([
    '//elsewhere.example/x',
    '/.//elsewhere.example/x',
    '/\\elsewhere.example/x',
    '/x/..//elsewhere.example/x',
    '/x/%2e%2e//elsewhere.example/x',
    '/\t/elsewhere.example/x',
    '/games//fto',
    '/inbox/%',
    '/games/fto%00',
    '/%ff',
    '/redeem//',
  ])('%j is lost, whoever comes and whatever it asks for', async (path) => {
    for (const query of ['', '?notifiid=1', '?token=new', '?url=web%2Bhornbill://promotions']) {
      const url = new URL(`https://club.test${path}${query}`);
      for (const who of [{}, player, maintained]) {
        const world = worldOf(who);
        expect(await guard(url, world), url.href).toBe('lost');
        expect(world.tokenLogin).not.toHaveBeenCalled();
        expect(world.remember).not.toHaveBeenCalled();
      }
    }
  });
});

describe('a token in the address', () => {
  it('logs in and leaves the address [guard-token]', async () => {
    let isIn = false;
    const world = worldOf({
      isLoggedIn: () => isIn,
      tokenLogin: vi.fn(async () => {
        isIn = true;
      }),
    });
    expect(await go('/redeem?token=new&x=1#top', world)).toBe('/redeem?x=1#top');
    expect(world.tokenLogin).toHaveBeenCalledWith('new');
  });

  it('that the page was opened with logs in where one is, for the address is clean already [guard-token]', async () => {
    const world = worldOf({ isLoggedIn: () => true, takeLinkToken: () => 'new' });
    expect(await go('/redeem?x=1', world)).toBeNull();
    expect(world.tokenLogin).toHaveBeenCalledWith('new');
    const refused = worldOf({
      takeLinkToken: () => 'bad',
      tokenLogin: () => Promise.reject(new Error('no')),
    });
    expect(await go('/redeem', refused)).toBe('/login');
  });

  it('that is refused goes to login [guard-token]', async () => {
    const world = worldOf({ tokenLogin: () => Promise.reject(new Error('no')) });
    expect(await go('/redeem?token=bad', world)).toBe('/login');
  });

  it('that is the stored one logs in where the login has ended [guard-token]', async () => {
    const world = worldOf({ storedToken: () => 'mine' });
    await go('/redeem?token=mine', world);
    expect(world.tokenLogin).toHaveBeenCalledWith('mine');
  });

  it('that is the stored one logs nobody in again [guard-token]', async () => {
    const world = worldOf(player);
    expect(await go('/redeem?token=mine', world)).toBe('/redeem');
    expect(world.tokenLogin).not.toHaveBeenCalled();
  });
});

describe('a promotions link', () => {
  it.each([
    ['web+hornbill://promotions?id=4&ref=a', '/promotions?id=4&ref=a'],
    ['web+hornbill:promotions', '/promotions'],
    ['WEB+HORNBILL://promotions#x', '/promotions'],
    ['web+hornbill://promotions?url=web%2Bhornbill://promotions&id=1', '/promotions?id=1'],
  ])('%s goes to %s, before anything else [guard-promo-link]', async (link, to) => {
    const address = `/redeem?url=${encodeURIComponent(link)}`;
    expect(await go(address, worldOf(maintained))).toBe(to);
  });

  it.each(['web+hornbill://inbox', 'https://promotions.example', 'web+hornbill://promotionsx'])(
    'is not %s',
    async (link) => {
      expect(await go(`/?url=${encodeURIComponent(link)}`, worldOf())).toBeNull();
    },
  );
});
