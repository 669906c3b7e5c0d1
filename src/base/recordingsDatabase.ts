/** The database of this device's recordings of play (src/features/recordings/). */
export const RECORDINGS_DATABASE = 'recordings';

/** After a logout nothing of the player stays. */
export const forgetRecordings = (): void => {
  // A browser that keeps no databases has nothing to forget.
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(RECORDINGS_DATABASE);
};
