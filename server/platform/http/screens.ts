import { GAME_KEYS } from '#contract/games.ts';

/** The routes of spec 2: anything else gets the app's own 404 page, with that status. */
export const SCREENS: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/terms-and-conditions',
  '/privacy-policy',
  '/responsible-gaming',
  '/brand-ambassador',
  '/redeem',
  '/redeem/:id',
  '/transaction',
  '/progress',
  '/games',
  ...GAME_KEYS.flatMap((game) => [`/games/${game}`, `/games/${game}/play`]),
  '/promotions',
  '/helpdesk',
  '/event',
  '/event/terms',
  '/event/weeks/:week',
  '/event/spin',
  '/inbox',
  '/inbox/:id',
  '/setting',
  ...['language', 'volume', 'faq', 'terms-and-conditions'].map((name) => `/setting/${name}`),
  ...[
    'uid',
    'name',
    'phone',
    'password',
    'pin',
    'verification',
    'devices',
    'data',
    'closing',
    'responsible-gaming',
  ].map((name) => `/setting/${name}`),
  '/logout',
  '/maintenance',
  '/launch',
];

/** The name of the file the build writes for a screen, below a language's folder. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.replaceAll(':', '')}.html`;
