import { reportsWait } from './stored.ts';

/** What this device keeps of a player in IndexedDB: recordings of play, reports and a video that are not sent yet. */
export const DATABASES = {
  recordings: 'recordings',
  reports: 'reports',
  videos: 'videos',
} as const;

/** After a logout nothing of the player stays. */
export const forgetDatabases = (): void => {
  reportsWait.set(false);
  // A browser that keeps no databases has nothing to forget.
  if (typeof indexedDB === 'undefined') return;
  for (const name of Object.values(DATABASES)) indexedDB.deleteDatabase(name);
};
