import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestApp } from '../../edges/testApp.ts';
import {
  judgePicture,
  NotAPicture,
  PICTURE_BYTES,
  PICTURE_PIXELS,
} from '../../platform/pictures/picture.ts';
import { uploads } from '../../platform/store/schema/content.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { keepPicture } from './uploads.ts';

const blank = () => sharp({ create: { width: 16, height: 8, channels: 3, background: '#0a5' } });
const KINDS = [
  ['image/png', 'png', () => blank().png().toBuffer()],
  ['image/jpeg', 'jpg', () => blank().jpeg().toBuffer()],
  ['image/webp', 'webp', () => blank().webp().toBuffer()],
  ['image/avif', 'avif', () => blank().avif({ effort: 0 }).toBuffer()],
] as const;

const refusalOf = async (file: string, bytes: Uint8Array): Promise<string> => {
  try {
    await judgePicture(file, bytes);
    return '';
  } catch (error) {
    return error instanceof NotAPicture ? error.message : String(error);
  }
};

test('a picture is judged by its bytes, not by its name', async () => {
  for (const [type, ending, make] of KINDS) {
    const bytes = await make();
    const hash = createHash('sha256').update(bytes).digest('hex');
    const picture = await judgePicture('photo.exe', bytes);
    expect([picture.type, picture.name]).toEqual([type, `${hash.slice(0, 24)}.${ending}`]);
  }
  const others: [string, Uint8Array][] = [
    ['a.png', await blank().gif().toBuffer()],
    ['a.jpg', await blank().tiff().toBuffer()],
    ['a.webp', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a.avif', Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isommp41aaaaaaaa', 'latin1')],
    ['empty.png', Buffer.alloc(0)],
    ['short.webp', Buffer.from('RIFF')],
  ];
  for (const [file, bytes] of others)
    expect(await refusalOf(file, bytes)).toBe(
      `Format not supported: ${file} is no PNG, JPEG, WebP or AVIF picture.`,
    );
});

test('what begins as a picture and is none that can be decoded is refused', async () => {
  const noise = () =>
    sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    });
  for (const [name, bytes] of [
    ['a.png', await noise().png().toBuffer()],
    ['a.jpg', await noise().jpeg().toBuffer()],
    ['a.webp', await noise().webp().toBuffer()],
    ['a.avif', await noise().avif({ effort: 0 }).toBuffer()],
  ] as const) {
    const refused = `Format not supported: ${name} is no PNG, JPEG, WebP or AVIF picture.`;
    expect(await refusalOf(name, bytes)).toBe('');
    expect(await refusalOf(name, bytes.subarray(0, bytes.length / 2))).toBe(refused);
    expect(await refusalOf(name, bytes.subarray(0, 40))).toBe(refused);
    const page = Buffer.from('<script>alert(1)</script>'.repeat(40));
    expect(await refusalOf(name, Buffer.concat([bytes.subarray(0, 16), page]))).toBe(refused);
  }
});

test('a picture has so many pixels at most, however few bytes they take', async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
  const side = Math.sqrt(PICTURE_PIXELS);
  expect(await refusalOf('wide.png', await png(side, side))).toBe('');
  const [large, huge] = [await png(side, side + 1), await png(2 * side, 2 * side)];
  expect(huge.length).toBeLessThan(PICTURE_BYTES);
  expect(await refusalOf('large.png', large)).toBe(
    'large.png has 4000 by 4001 pixels; a picture may have 16 million at most.',
  );
  expect(await refusalOf('huge.png', huge)).toMatch(/^huge\.png has 8000 by 8000 pixels/);
});

test('the frames of one that moves are counted together', async () => {
  const frame = (red: number) =>
    sharp({
      create: { width: 2000, height: 2000, channels: 3, background: { r: red, g: 0, b: 0 } },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const moving = async (count: number) => {
    const frames = await Promise.all(Array.from({ length: count }, (_, i) => frame(i)));
    return sharp(frames, { join: { animated: true } })
      .webp({ lossless: true, effort: 0 })
      .toBuffer();
  };
  expect(await refusalOf('short.webp', await moving(4))).toBe('');
  expect(await refusalOf('long.webp', await moving(5))).toMatch(
    /^long\.webp has 2000 by 10000 pixels/,
  );
});

test('a picture has 500 KB at most', async () => {
  const png = await blank().png().toBuffer();
  const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);
  expect(await refusalOf('big.png', padded(PICTURE_BYTES))).toBe('');
  expect(await refusalOf('big.png', padded(PICTURE_BYTES + 1))).toBe(
    'big.png has 501 KB; a picture may have 500 KB at most.',
  );
});

oneStore('a kept picture', (store) => {
  test('is served as it is, for ever, and runs nothing', async () => {
    const club = await openTestApp({ store: store() });
    for (const [type, , make] of KINDS) {
      const bytes = await make();
      const name = await keepPicture(store().db, await judgePicture('a', bytes), 0);
      expect(await keepPicture(store().db, await judgePicture('b', bytes), 1)).toBe(name);
      for (const _again of [1, 2]) {
        const answer = await club.app.inject(`/uploads/${name}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.equals(bytes)).toBe(true);
        expect(answer.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        });
      }
    }
    expect(await store().db.$count(uploads)).toBe(KINDS.length);
    await club.close();
  });

  test('of another name is 404, and is asked for again', async () => {
    const club = await openTestApp({ store: store() });
    const names = ['nothing.png', '..%2f..%2fpackage.json', `${'a'.repeat(24)}.png`, '%00'];
    for (const name of names) {
      const answer = await club.app.inject(`/uploads/${name}`);
      expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    await club.close();
  });

  test('is found again when many others were asked for since', async () => {
    const club = await openTestApp({ store: store() });
    const png = await blank().png().toBuffer();
    const many = await Promise.all(
      Array.from({ length: 40 }, async (_, i) =>
        keepPicture(
          store().db,
          await judgePicture('a', Buffer.concat([png, Buffer.alloc(450_000, i + 1)])),
          0,
        ),
      ),
    );
    for (const name of [...many, ...many.slice(0, 3)]) {
      const answer = await club.app.inject(`/uploads/${name}`);
      const hash = createHash('sha256').update(answer.rawPayload).digest('hex');
      expect(name.startsWith(hash.slice(0, 24))).toBe(true);
    }
    await club.close();
  });
});
