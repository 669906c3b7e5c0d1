import { API_BASE } from '#contract/api.ts';
import {
  VerificationAnswer,
  VerificationRequest,
  verificationPath,
} from '#contract/verification.ts';
import type { Deps, Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordChange } from '../../platform/requests/change.ts';
import { answeredBefore, idempotent } from '../../platform/requests/idempotent.ts';
import { createVideoJudge, type VideoJudge } from './judge.ts';
import { videoUploadRoutes } from './uploads.routes.ts';
import { dropUpload, ownUpload, sendUpload, VERIFICATION_TYP, verificationOf } from './videos.ts';
import { isWordOf, wordOf } from './word.ts';

/** How a player's verification stands now. */
const stateOf = async (
  { store, videos, clock, cipher }: Deps,
  playerId: number,
): Promise<VerificationAnswer> => {
  const now = clock.now();
  const told = await verificationOf(store.db, videos, playerId, now);
  return { ...told, word: wordOf(cipher, now) };
};

/** Judges a whole upload; throws 400 where it is not whole, and ends one that is no video of the right length. */
const judged = async (
  { store, videos, cipher }: Deps,
  judge: VideoJudge,
  playerId: number,
  { upload, word }: VerificationRequest,
) => {
  const row = await ownUpload(store.db, playerId, upload);
  if (!isWordOf(cipher, word, row.createdAt.getTime()))
    throw new Refusal('msg.invalidRequest', { field: 'word' });
  if ((await videos.sizeOf(upload)) !== row.bytes)
    throw new Refusal('msg.invalidRequest', { field: 'upload' });
  try {
    return await judge.judge(videos.pathOf(upload));
  } catch (error) {
    if (error instanceof Refusal && error.extras.field === 'video')
      await dropUpload(store.db, videos, playerId, upload);
    throw error;
  }
};

/** The video that a player's account is verified by. */
export const verificationRoutes: Routes = (app, deps) => {
  const { store, clock, realtime } = deps;
  const judge = createVideoJudge();
  app.addHook('onClose', () => judge.close());
  videoUploadRoutes(app, deps);

  app.get(
    API_BASE + verificationPath,
    {
      schema: {
        summary: "How the player's verification stands, and the word of the day",
        tags: ['verification'],
        security: [{ session: [] }],
        response: { 200: VerificationAnswer },
      },
      config: { typ: VERIFICATION_TYP },
      onRequest: playerOnly(deps),
    },
    (request) => stateOf(deps, sessionOf(request).playerId),
  );

  app.post(
    API_BASE + verificationPath,
    {
      schema: {
        summary: 'The video is whole: it is judged by its content, and looked at by the club',
        tags: ['verification'],
        security: [{ session: [] }],
        body: VerificationRequest,
        response: { 200: VerificationAnswer },
      },
      config: { typ: VERIFICATION_TYP, upload: { files: 0, bytes: 0 } },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const { requestId, ...body } = request.body;
      const now = clock.now();
      const key = { playerId, requestId, kind: 'verification', typ: VERIFICATION_TYP, body, now };
      if ((await answeredBefore(store.db, key)) === null) {
        const { kind, seconds } = await judged(deps, judge, playerId, request.body);
        const { changes } = await idempotent(store, key, async (tx) => {
          await sendUpload(tx, playerId, body.upload, { word: body.word, kind, seconds, now });
          return { answer: {}, changes: [await recordChange(tx, playerId, 'account', now)] };
        });
        for (const change of changes) realtime.broadcast(playerId, change);
      }
      return stateOf(deps, playerId);
    },
  );
};
