import { type DBSchema, openDB } from 'idb';
import type { VideoWord } from '#contract/verification.ts';
import { DATABASES } from '#src/base/databases.ts';
import { logFailure } from '#src/base/log.ts';

/** A video that was recorded or chosen here and is not the club's yet: it outlives a reload. */
export interface KeptVideo {
  /** Whose it is. */
  uid: string;
  /** Of the call that ends its upload, so that it is made once. */
  requestId: string;
  word: VideoWord;
  /** As bytes: not every browser's IndexedDB keeps a Blob. */
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** Null: the browser can't tell. */
  seconds: number | null;
  isRecorded: boolean;
  /** What the club calls its upload; null: it did not begin. */
  upload: string | null;
}

interface Schema extends DBSchema {
  kept: { key: 'one'; value: KeptVideo };
}

const open = () => {
  const database = openDB<Schema>(DATABASES.videos, 1, {
    upgrade: (db) => void db.createObjectStore('kept'),
    // A logout deletes it: nobody waits for this page then.
    blocking: () => void database.then((db) => db.close()),
  });
  return database;
};

/** Keeps it in place of one before. A browser that keeps nothing sends it as long as the page is there. */
export const keepVideo = async (video: KeptVideo): Promise<void> => {
  try {
    const db = await open();
    await db.put('kept', video, 'one');
    db.close();
  } catch (error) {
    logFailure('The video is not kept on this device', error);
  }
};

/** The player's own; null: there is none. */
export const keptVideo = async (uid: string): Promise<KeptVideo | null> => {
  try {
    const db = await open();
    const video = await db.get('kept', 'one');
    db.close();
    return video?.uid === uid ? video : null;
  } catch {
    return null;
  }
};

export const forgetVideo = async (): Promise<void> => {
  try {
    const db = await open();
    await db.delete('kept', 'one');
    db.close();
  } catch (error) {
    logFailure('A video is still kept on this device', error);
  }
};
