import { createHash } from 'node:crypto';

/** Bytes a picture may have. */
export const PICTURE_BYTES = 500_000;
/** Pixels it may have, all frames together: few bytes may stand for more than a phone can hold. */
export const PICTURE_PIXELS = 16_000_000;

/** The file is no picture that is taken; the message says why. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/** A picture that may be kept. */
export class JudgedPicture {
  /** What it is kept as: shortened SHA-256 of its bytes, with its kind's ending. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor({ ending, type }: Kind, bytes: Uint8Array) {
    this.name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${ending}`;
    this.type = type;
    this.bytes = bytes;
  }

  /** Whatever writes it down (the audit, an answer) writes its name. */
  toJSON(): string {
    return this.name;
  }
}

interface Kind {
  ending: string;
  type: string;
  /** What sharp calls it. */
  format: string;
  fits(bytes: Uint8Array): boolean;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  Buffer.from(bytes.subarray(at, at + length)).toString('latin1');

/** The brands an ISO media file names: the main one, and after its version the compatible ones. */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (textAt(bytes, 4, 4) !== 'ftyp') return [];
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), bytes.length, 256);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(textAt(bytes, at, 4));
  return brands;
};

const KINDS: readonly Kind[] = [
  {
    ending: 'png',
    type: 'image/png',
    format: 'png',
    fits: (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  {
    ending: 'jpg',
    type: 'image/jpeg',
    format: 'jpeg',
    fits: (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff',
  },
  {
    ending: 'webp',
    type: 'image/webp',
    format: 'webp',
    fits: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
  },
  {
    ending: 'avif',
    type: 'image/avif',
    format: 'heif',
    fits: (bytes) => bytes.length > 16 && brandsOf(bytes).includes('avif'),
  },
];

/** False for what no picture was ever kept as. */
export const isPictureName = (name: string): boolean => /^[0-9a-f]{24}\.[a-z]{3,4}$/.test(name);

/** Throws `NotAPicture` when a file of so many bytes is too big. */
export const demandSize = (file: string, bytes: number): void => {
  if (bytes > PICTURE_BYTES)
    throw new NotAPicture(
      `${file} has ${Math.ceil(bytes / 1000)} KB; a picture may have ${PICTURE_BYTES / 1000} KB at most.`,
    );
};

/** What a picture that was judged when it came is kept as, by its first bytes. */
export const pictureKind = (bytes: Uint8Array): Kind | undefined =>
  KINDS.find(({ fits }) => fits(bytes));

/** Decodes every pixel, one picture on one thread. Throws what sharp throws; `NotAPicture` for too many. */
const decode = async (file: string, bytes: Uint8Array): Promise<string> => {
  // Only now: most processes never judge one.
  const { default: sharp } = await import('sharp');
  const input = { animated: true, failOn: 'error', limitInputPixels: PICTURE_PIXELS } as const;
  const head = sharp(bytes, { ...input, limitInputPixels: false });
  const { format, width, height } = await head.metadata();
  if (width * height > PICTURE_PIXELS)
    throw new NotAPicture(
      `${file} has ${width} by ${height} pixels; a picture may have ${PICTURE_PIXELS / 1e6} million at most.`,
    );
  await sharp(bytes, input).stats();
  return format;
};

/**
 * The picture in a file, judged by decoding it: neither its name nor its first bytes tell what it is. `file`
 * is what a refusal calls it. Throws `NotAPicture`.
 */
export const judgePicture = async (file: string, bytes: Uint8Array): Promise<JudgedPicture> => {
  demandSize(file, bytes.length);
  const kind = pictureKind(bytes);
  const format =
    kind &&
    (await decode(file, bytes).catch((error: unknown) => {
      if (error instanceof NotAPicture) throw error;
    }));
  if (!kind || format !== kind.format)
    throw new NotAPicture(`Format not supported: ${file} is no PNG, JPEG, WebP or AVIF picture.`);
  return new JudgedPicture(kind, bytes);
};
