import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { VIDEO_WORDS, videoUploadPath } from '#contract/verification.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { openVideoClub, said, type VideoClub } from './testClub.ts';
import { videoFile } from './testVideo.ts';

eachStore('a verification video', (store) => {
  let club: VideoClub;
  beforeAll(async () => {
    club = await openVideoClub(store());
  });
  afterAll(() => club.close());

  test.each(['mp4', 'mov', 'webm'] as const)(
    '[video-verification] a %s goes by tus, is judged by its content and looked at',
    async (kind) => {
      const me = await club.join();
      expect(await me.state()).toMatchObject({ status: 'none', upload: null, retryAt: null });
      const file = await videoFile({ kind });
      const begun = await me.begin(file.length);
      expect(begun.statusCode).toBe(201);
      const id = me.idOf(begun);
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      const half = Math.floor(file.length / 2);
      expect((await me.patch(id, file.subarray(0, half))).statusCode).toBe(204);
      expect((await me.head(id)).headers['upload-offset']).toBe(String(half));
      expect((await me.state()).upload).toEqual({ id, offset: half, bytes: file.length });
      expect(said(await me.finish(id))).toBe('400 msg.invalidRequest');
      expect((await me.patch(id, file.subarray(half), half)).statusCode).toBe(204);
      const requestId = randomUUID();
      expect((await me.finish(id, { requestId })).json()).toMatchObject({ status: 'pending' });
      expect((await me.finish(id, { requestId })).json()).toMatchObject({ status: 'pending' });
      expect(await club.rowOf(me.uid)).toMatchObject({ kind, status: 'pending', seconds: 8 });
      const { mode, size } = await stat(club.deps.videos.pathOf(id));
      expect([mode & 0o777, size]).toEqual([0o600, file.length]);
      expect((await stat(club.deps.videos.folder)).mode & 0o777).toBe(0o700);
    },
  );

  test('[video-verification] one at a time, whoever asks at once; one that is taken back leaves nothing', async () => {
    const me = await club.join();
    const both = await Promise.all([me.begin(1000), me.begin(1000), me.begin(1000)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const id = me.idOf(both.find(({ statusCode }) => statusCode === 201) as (typeof both)[number]);
    expect(said(await me.begin(1000))).toBe('409 msg.videoNotNow');
    expect((await club.del(videoUploadPath(id), me.token)).statusCode).toBe(200);
    expect(await club.files()).not.toContain(id);
    expect((await me.head(id)).statusCode).toBe(404);
    expect(said(await me.send(club.video))).toBe('200');
    expect(said(await me.begin(1000))).toBe('409 msg.videoNotNow');
  });

  test('[video-verification] its word is that of the day it began, or of the day before', async () => {
    const me = await club.join();
    const { word } = await me.state();
    const other = VIDEO_WORDS.find((each) => each !== word);
    const id = me.idOf(await me.begin(club.video.length));
    await me.patch(id, club.video);
    const words = new Set<string>();
    for (let day = 0; day < 20; day += 1) {
      club.deps.clock.advance(DAY_MS);
      words.add((await me.state()).word);
    }
    expect(words.size).toBeGreaterThan(3);
    expect(said(await me.finish(id, { word: other }))).toBe('400 msg.invalidRequest');
    expect(said(await me.finish(id, { word }))).toBe('200');
  });

  test('[video-verification] no other player, no other role, and nobody with its address reads it', async () => {
    const [me, other] = [await club.join(), await club.join()];
    const id = me.idOf(await me.begin(club.video.length));
    for (const call of [other.head(id), other.patch(id, club.video), other.finish(id)])
      expect((await call).statusCode).toBe(404);
    expect((await club.del(videoUploadPath(id), other.token)).statusCode).toBe(404);
    await me.patch(id, club.video);
    await me.finish(id);
    for (const token of [undefined, me.token, other.token])
      for (const path of [videoUploadPath(id), `player/verification/${id}`])
        expect((await club.get(path, token)).statusCode).toBeGreaterThanOrEqual(404);
    // Once it is sent, not even its player may touch it.
    for (const call of [me.head(id), me.patch(id, club.video), me.finish(id)])
      expect((await call).statusCode).toBe(404);
    for (const path of [`/uploads/${id}`, `/videos/${id}`, `/data/videos/${id}`]) {
      const answer = await club.app.inject(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.rawPayload.includes(club.video.subarray(0, 100))).toBe(false);
    }
    await club.operator('player role', { uid: other.uid, role: 'qa' });
    const qa = (await club.post('login', { uid: other.uid, password: 'secret12' })).json().token;
    expect(said(await club.get('player/verification', qa))).toBe('403 msg.invalidRole');
    expect((await club.get(videoUploadPath(id), qa)).statusCode).toBe(405);
    expect((await club.get('player/verification')).statusCode).toBe(401);
    expect(club.logged.join()).not.toContain(id);
  });
});
