import { DetailedError, type HttpRequest, Upload } from 'tus-js-client';
import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import { ErrorBody } from '#contract/errors.ts';
import {
  VerificationAnswer,
  verificationPath,
  videoUploadPath,
  videoUploadsPath,
} from '#contract/verification.ts';
import { sleep, wallClock } from '#engine/core/clock.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call, sessionHeaders } from '#src/base/calls/client.ts';
import { forgetVideo, type KeptVideo, keepVideo } from './kept.ts';

/** Of a slow phone's half a minute: what a lost network takes with it is sent again. */
const CHUNK_BYTES = 512 * 1024;
/** Without the network it is tried again so often. */
const RETRY_MS = 3_000;
/** Of the call that has the video judged. */
const JUDGE_MS = 60_000;

export interface UploadHandlers {
  /** Of all its bytes, 0 to 1; a network that is away; every byte there, and the club looks into it. */
  onProgress(share: number): void;
  onAway(isAway: boolean): void;
  onChecking(): void;
}

const withSession = (request: HttpRequest): void => {
  for (const [name, value] of Object.entries(sessionHeaders())) request.setHeader(name, value);
};

/** What the server said; null where it said nothing, or nothing that lasts. */
const refusalOf = (error: unknown): CallError | null => {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  // A lock of the connection that was lost is gone soon, and so is an offset that is not the one known here.
  if (status < 400 || status >= 500 || [408, 423, 460].includes(status)) return null;
  let said: unknown;
  try {
    said = JSON.parse(response?.getBody() ?? '');
  } catch {
    if (status === 409) return null;
  }
  const body = ErrorBody.safeParse(said).data;
  return new CallError({ ...(body ?? { message: 'msg.invalidRequest' }), status });
};

/** Sends the bytes, from where the server has them to; resolves when all of them are there. */
const sendBytes = (
  video: KeptVideo,
  { onProgress, onAway }: UploadHandlers,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let cancelRetry = () => {};
    const { upload: id } = video;
    const upload = new Upload(new Blob([video.bytes], { type: video.type }), {
      endpoint: API_BASE + videoUploadsPath,
      uploadUrl: id === null ? null : API_BASE + videoUploadPath(id),
      chunkSize: CHUNK_BYTES,
      // Below: for as long as it takes.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: withSession,
      onUploadUrlAvailable() {
        video.upload = upload.url?.split('/').at(-1) ?? null;
        void keepVideo(video);
      },
      onProgress(sent, all) {
        onAway(false);
        onProgress(all === 0 ? 0 : sent / all);
      },
      onSuccess: () => resolve(),
      onError(error) {
        const refusal = refusalOf(error);
        if (refusal) return reject(refusal);
        onAway(true);
        cancelRetry = wallClock.later(RETRY_MS, () => upload.start());
      },
    });
    const again = () => {
      cancelRetry();
      upload.start();
    };
    const stop = () => {
      cancelRetry();
      void upload.abort();
      reject(signal.reason);
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    again();
  });

const finish = async (video: KeptVideo): Promise<VerificationAnswer> => {
  const { requestId, upload, word } = video;
  const form = new FormData();
  for (const [name, value] of Object.entries({ requestId, upload: upload ?? '', word }))
    form.set(name, value);
  const asked = { method: 'POST', url: verificationPath, data: form, timeout: JUDGE_MS };
  return call(VerificationAnswer, asked);
};

/**
 * Sends a video, or goes on with it, and has it judged; resolves with how the verification then stands. However
 * long the network is away, it is waited for. Rejects with `CallError` where the club does not take it, which ends
 * it, and with the signal's reason.
 */
export const sendVideo = async (
  video: KeptVideo,
  sending: UploadHandlers,
  signal: AbortSignal,
): Promise<VerificationAnswer> => {
  try {
    await sendBytes(video, sending, signal);
    sending.onChecking();
    for (;;) {
      try {
        const answer = await finish(video);
        await forgetVideo();
        return answer;
      } catch (error) {
        if (!(error instanceof CallError && error.isNetwork)) throw error;
        sending.onAway(true);
        await sleep(wallClock, RETRY_MS, signal);
        sending.onAway(false);
      }
    }
  } catch (error) {
    if (error instanceof CallError && error.status !== 429) await forgetVideo();
    // Said on the way: whoever hears it of a call is led to the login.
    if (error instanceof CallError && [401, 403].includes(error.status))
      await call(VerificationAnswer, { url: verificationPath }).catch(() => {});
    throw error;
  }
};

/** Takes an upload back, wherever it was begun. */
export const takeBack = async (id: string): Promise<void> => {
  await forgetVideo();
  await call(z.object({}), { method: 'DELETE', url: videoUploadPath(id) }).catch((error) => {
    // It is gone already.
    if (!(error instanceof CallError && error.status === 404)) throw error;
  });
};
