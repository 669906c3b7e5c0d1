/** Everything that makes this club this club: replace this file for a white label. */
export const BRAND = {
  name: 'Hornbill Club',
  shortName: 'Hornbill',
  /** Paths below the public folder. */
  logo: '/brand/logo.svg',
  icon: '/brand/icon.svg',
  loadFail: '/brand/load-fail.svg',
  colours: { ground: '#1a1233', gold: '#e8b44c', hibiscus: '#d2334a', rainforest: '#1f8a7a' },
  /** Where canonical and alternate-language links point. */
  host: 'https://hornbill.club',
  /** The dashboard's host is the page's own: one process serves both. */
  dashboardHost: '',
  /** The 4D results site, outside this app. */
  resultsUrl: 'https://4d.hornbill.club',
  /** Links of this protocol open the app: web+hornbill://promotions?... */
  protocol: 'web+hornbill',
  version: '5.5.28',
} as const;
