import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneStore } from '../../platform/store/testStore.ts';
import { openVideoClub, said, type VideoClub } from './testClub.ts';
import { videoFile } from './testVideo.ts';

oneStore('a video that is none', (store) => {
  let club: VideoClub;
  beforeAll(async () => {
    club = await openVideoClub(store());
  });
  afterAll(() => club.close());

  const text = Buffer.from('I am a club.video.'.repeat(100));
  const joined = (...parts: Buffer[]) => Buffer.concat(parts);
  const zip = () => Buffer.from(zipSync({ 'a.txt': new Uint8Array([1]) }));
  const box = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return joined(head, body);
  };
  const FORMAT = '415 msg.formatNotSupported';
  const LENGTH = '400 msg.videoLength';
  const WRONG: [what: string, make: () => Promise<Buffer>, refusal: string][] = [
    ['a renamed text file', async () => text, FORMAT],
    ['a video without pictures', () => videoFile({ isSound: true }), FORMAT],
    ['a WebM without pictures', () => videoFile({ kind: 'webm', isSound: true }), FORMAT],
    ['a video cut off', async () => club.video.subarray(0, club.video.length - 100), FORMAT],
    ['one with an archive behind it', async () => joined(club.video, zip()), FORMAT],
    [
      'one with an archive in a box of its own',
      async () => joined(club.video, box('free', zip())),
      FORMAT,
    ],
    [
      'a WebM with a page behind it',
      async () =>
        joined(await videoFile({ kind: 'webm' }), Buffer.from('<script>alert(1)</script>')),
      FORMAT,
    ],
    [
      'one with a document at its head',
      async () => joined(box('free', Buffer.from('%PDF-1.7')), club.video),
      FORMAT,
    ],
    [
      'one with much else in it',
      async () => joined(club.video, box('skip', randomBytes(300_000))),
      FORMAT,
    ],
    ['one box that says it is everything', async () => box('ftyp', randomBytes(500)), FORMAT],
    ['a few bytes', async () => Buffer.from('ftyp'), FORMAT],
    ['one that is over at once', () => videoFile({ seconds: 2 }), LENGTH],
    ['one that does not end', () => videoFile({ seconds: 45 }), LENGTH],
  ];
  describe('[video-verification] [valid-rest] is refused, and nothing of it is kept:', () => {
    test.each(WRONG)('%s', async (_, make, refusal) => {
      const me = await club.join();
      const before = await club.files();
      const answer = await me.send(await make());
      expect(said(answer)).toBe(refusal);
      expect(answer.json()).toMatchObject({ field: 'video', typ: 'verification' });
      expect(await club.files()).toEqual(before);
      expect(await me.state()).toMatchObject({ status: 'none', upload: null });
      // Nor is it a failed try.
      expect(said(await me.send(club.video))).toBe('200');
    });

    test('60 MB, before the first byte; and what announces less than it sends', async () => {
      const me = await club.join();
      const answer = await me.begin(60_000_000);
      expect(said(answer)).toBe('413 msg.videoTooBig');
      for (const bytes of ['', '-1', '1e3', '0'])
        expect((await me.begin(bytes)).statusCode).toBe(400);
      const id = me.idOf(await me.begin(10));
      expect((await me.patch(id, club.video)).statusCode).toBeGreaterThanOrEqual(400);
      expect(await club.deps.videos.sizeOf(id)).toBeLessThanOrEqual(10);
    });
  });
});
