import loadFail from '#assets/ui/load-fail.svg?url';
import logo from '#assets/ui/logo.svg?url';

/**
 * Everything that makes this club this club: a white label replaces this file, src/styles/tokens.css
 * and assets/ui.
 */
export const BRAND = {
  name: 'Hornbill Club',
  shortName: 'Hornbill',
  logo,
  /** Stands where an image did not load. */
  loadFail,
  colours: { ground: '#120c24', gold: '#e8b64c', hibiscus: '#d9304f', rainforest: '#14877a' },
  /** Where canonical and alternate-language links point. */
  host: 'https://hornbill.club',
  /** The 4D results site, outside this app. */
  resultsUrl: 'https://4d.hornbill.club',
  /** Links of this protocol open the app: web+hornbill://promotions?... */
  protocol: 'web+hornbill',
  version: '5.5.28',
} as const;
