import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { expect, onTestFinished, test } from 'vitest';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { VerificationAnswer, verificationPath, videoUploadsPath } from '#contract/verification.ts';
import { sealed } from '../../edges/testApp.ts';
import { startServer } from '../../edges/testProcess.ts';
import { createTestDatabase, fillDataDir } from '../../platform/store/testTemplate.ts';
import { openLine } from '../../platform/testLine.ts';
import { videoFile } from './testVideo.ts';

const MEGABYTES = 1_000_000;

/** A club in a process of its own that is killed and started again, and a line to it that drops. */
const openClub = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-resume-'));
  const { TEST_DATABASE_URL } = process.env;
  // The embedded database takes more of the processor, and asks the same.
  const database = TEST_DATABASE_URL ? await createTestDatabase(TEST_DATABASE_URL) : null;
  if (!database) await fillDataDir(dataDir);
  const env = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
  let server = await startServer(env);
  let line = await openLine(`http://127.0.0.1:${server.port}`);
  const kill = async () => {
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.kill('SIGKILL');
    await ended;
    line.close();
  };
  onTestFinished(async () => {
    await kill();
    await database?.drop(true);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const at = (path: string) => line.url.replace(/\/$/, '') + API_BASE + path;
  return {
    dataDir,
    at,
    down: () => line.down(),
    up: () => line.up(),
    async restart() {
      await kill();
      server = await startServer(env);
      line = await openLine(`http://127.0.0.1:${server.port}`);
    },
    async post(path: string, body: object, token = '') {
      const answer = await fetch(at(path), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [EDATA_HEADER]: 'true',
          ...(token && { authorization: BEARER + token }),
        },
        body: JSON.stringify(sealed(body)),
      });
      return answer.json();
    },
  };
};

const register = async ({ post }: Awaited<ReturnType<typeof openClub>>): Promise<string> => {
  const phone = '+60123456781';
  const { otpId, demoCode } = await post('register/otp', { phone, language: 'en' });
  const person = { uid: 'Kenyalang1', fullName: 'Aminah binti Yusof', password: 'secret12', phone };
  const code = { otpId, otp: demoCode };
  const agreed = { terms: true, isOfAge: true, language: 'en' };
  return (await post('register', { ...person, ...code, ...agreed })).token;
};

test('[video-verification] 40 MB over a line that drops, a reload and a restart arrive whole, and never begin anew', async () => {
  const club = await openClub();
  const token = await register(club);
  const video = await videoFile({ bytes: 40 * MEGABYTES, seconds: 20 });
  let begun = 0;
  let carried = 0;
  const options = {
    chunkSize: MEGABYTES,
    retryDelays: [50, 100, 200, 400, 800, 1600],
    headers: { authorization: BEARER + token },
    onBeforeRequest(request: { getMethod(): string }) {
      if (request.getMethod() === 'POST') begun += 1;
    },
    onChunkComplete(bytes: number) {
      carried += bytes;
    },
  };

  // The line drops twice on the way; then the page is gone, and the server with it.
  const url = await new Promise<string>((resolve, reject) => {
    const drops = [8 * MEGABYTES, 16 * MEGABYTES];
    const upload = new Upload(video, {
      ...options,
      endpoint: club.at(videoUploadsPath),
      onError: reject,
      onProgress(sent) {
        if (drops[0] !== undefined && sent > drops[0]) {
          drops.shift();
          club.down();
          setTimeout(club.up, 120);
        }
        if (sent > 24 * MEGABYTES && upload.url) {
          void upload.abort();
          resolve(upload.url);
        }
      },
      onSuccess: () => reject(new Error('it was not to be whole yet')),
    });
    upload.start();
  });
  await club.restart();

  const { upload, word, status } = VerificationAnswer.parse(
    await (
      await fetch(club.at(verificationPath), { headers: { authorization: BEARER + token } })
    ).json(),
  );
  expect(status).toBe('uploading');
  expect(url.endsWith(upload?.id ?? 'none')).toBe(true);
  expect(upload?.offset).toBeGreaterThanOrEqual(22 * MEGABYTES);
  let first = 0;
  await new Promise<void>((resolve, reject) => {
    new Upload(video, {
      ...options,
      uploadUrl: club.at(`${videoUploadsPath}/${upload?.id}`),
      onError: reject,
      onSuccess: () => resolve(),
      onProgress(sent) {
        first ||= sent;
      },
    }).start();
  });
  expect(first).toBeGreaterThanOrEqual(upload?.offset ?? 0);
  expect(begun).toBe(1);
  // What a drop took with it was sent twice, and no more.
  expect(carried).toBeLessThanOrEqual(video.length);

  const form = new FormData();
  const body = { requestId: randomUUID(), upload: upload?.id, word };
  for (const [name, value] of Object.entries(sealed(body))) form.set(name, value);
  const sent = await fetch(club.at(verificationPath), {
    method: 'POST',
    headers: { authorization: BEARER + token, [EDATA_HEADER]: 'true' },
    body: form,
  });
  expect(await sent.json()).toMatchObject({ status: 'pending' });
  const path = join(club.dataDir, 'videos', upload?.id ?? '');
  expect(readFileSync(path).equals(video)).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
