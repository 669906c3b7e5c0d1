import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Localised } from '#contract/localised.ts';
import { isPictureName, type JudgedPicture } from '../../platform/pictures/picture.ts';
import { uploads } from '../../platform/store/schema/content.ts';
import type { Db } from '../../platform/store/store.ts';

/** Keeps a picture; one that is kept already stays as it is. Answers its name. */
export const keepPicture = async (db: Db, picture: JudgedPicture, now: number): Promise<string> => {
  const { name, type, bytes } = picture;
  await db
    .insert(uploads)
    .values({ name, type, bytes, createdAt: new Date(now) })
    .onConflictDoNothing();
  return name;
};

/** Keeps the pictures of three languages; answers their names. */
export const keepPictures = async (
  db: Db,
  { en, zh, ms }: Record<Language, JudgedPicture>,
  now: number,
): Promise<Localised> => ({
  en: await keepPicture(db, en, now),
  zh: await keepPicture(db, zh, now),
  ms: await keepPicture(db, ms, now),
});

export interface PictureUpload {
  type: string;
  bytes: Uint8Array;
}

/** Bytes of pictures a process keeps at hand. */
const AT_HAND = 16_000_000;

/**
 * Reads pictures by name, null for one that was never kept. What was asked for last stays in memory:
 * a name's bytes never change.
 */
export const createUploads = (db: Db): ((name: string) => Promise<PictureUpload | null>) => {
  const atHand = new Map<string, PictureUpload>();
  let held = 0;
  const hold = (name: string, upload: PictureUpload): void => {
    atHand.set(name, upload);
    held += upload.bytes.length;
    for (const [oldest, { bytes }] of atHand) {
      if (held <= AT_HAND) return;
      atHand.delete(oldest);
      held -= bytes.length;
    }
  };
  return async (name) => {
    if (!isPictureName(name)) return null;
    const found = atHand.get(name);
    if (found) {
      // To the end: what is asked for least lately goes first.
      atHand.delete(name);
      atHand.set(name, found);
      return found;
    }
    const [row] = await db
      .select({ type: uploads.type, bytes: uploads.bytes })
      .from(uploads)
      .where(eq(uploads.name, name));
    if (!row) return null;
    if (!atHand.has(name)) hold(name, row);
    return row;
  };
};
