import type { IncomingMessage } from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import { and, eq } from 'drizzle-orm';
import { API_BASE } from '#contract/api.ts';
import { VIDEO } from '#contract/terms.ts';
import { videoUploadsPath } from '#contract/verification.ts';
import type { PrivateFiles } from '../../platform/files/privateFiles.ts';
import { makePrivate } from '../../platform/store/permissions.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import type { Db } from '../../platform/store/store.ts';

/**
 * The tus protocol's server over the folder of the videos. What it knows of an upload is the row of `videos`, so
 * it goes on after a restart; how much of it is here, the file itself says. Who may call is the routes' matter,
 * and `names` has what an upload that is to be made is called.
 */
export const createTus = (db: Db, files: PrivateFiles, names: WeakMap<IncomingMessage, string>) => {
  const datastore = new FileStore({
    directory: files.folder,
    configstore: {
      async get(id) {
        const [row] = await db
          .select({ bytes: videos.bytes, createdAt: videos.createdAt })
          .from(videos)
          .where(and(eq(videos.file, id), eq(videos.status, 'uploading')));
        if (!row) return undefined;
        return new Upload({
          id,
          size: row.bytes,
          offset: 0,
          creation_date: row.createdAt.toISOString(),
        });
      },
      // Its file was made right before.
      set: async (id) => makePrivate(files.pathOf(id)),
      delete: async () => {},
    },
  });
  return new Server({
    path: API_BASE + videoUploadsPath,
    datastore,
    maxSize: VIDEO.bytes,
    relativeLocation: true,
    respectForwardedHeaders: false,
    // The club's own pages alone.
    allowedOrigins: () => false,
    namingFunction(request) {
      const name = names.get(request.runtime?.node?.req as IncomingMessage);
      if (name === undefined) throw new Error('an upload has no name');
      return name;
    },
  });
};
