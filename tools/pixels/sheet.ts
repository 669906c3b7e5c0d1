import pixelmatch from 'pixelmatch';
import sharp, { type OverlayOptions } from 'sharp';
import type { Shot } from '../../tests/harness/film.tsx';

/** A shot's size, as the page draws it; so many of them a row of the sheet. */
const [WIDTH, HEIGHT] = [195, 422];
const COLUMNS = 8;
const QUALITY = 60;

/**
 * How far a pixel's colour may be off (pixelmatch), and how many of a shot's may be: another processor
 * draws an edge a little different, which packing makes more of. A word, a card or a leap is thousands.
 */
const THRESHOLD = 0.2;
const MOST_PIXELS = 200;

/** All shots of a recording in one picture, row by row: WebP. */
export const sheetOf = (shots: readonly Shot[]): Promise<Buffer> => {
  const placed = shots.map(
    ({ png }, at): OverlayOptions => ({
      input: Buffer.from(png, 'base64'),
      left: (at % COLUMNS) * WIDTH,
      top: Math.floor(at / COLUMNS) * HEIGHT,
    }),
  );
  const rows = Math.max(1, Math.ceil(shots.length / COLUMNS));
  const size = { width: COLUMNS * WIDTH, height: rows * HEIGHT };
  return sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(placed)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
};

interface Sheet {
  /** Four bytes a pixel. */
  data: Buffer;
  info: { width: number; height: number; channels: 4 };
}

const unpacked = async (file: Buffer): Promise<Sheet> => {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 4 } };
};

const shotOf = ({ data, info }: Sheet, at: number): Promise<Buffer> =>
  sharp(data, { raw: info })
    .extract({
      left: (at % COLUMNS) * WIDTH,
      top: Math.floor(at / COLUMNS) * HEIGHT,
      width: WIDTH,
      height: HEIGHT,
    })
    .raw()
    .toBuffer();

/** A shot that is not as it was. */
export interface OtherShot {
  shot: Shot;
  /** How many of its pixels are others. */
  pixels: number;
}

/** The shots that are others on the kept sheet; null: it holds more of them, or fewer. */
export const othersIn = async (
  kept: Buffer,
  shots: readonly Shot[],
): Promise<OtherShot[] | null> => {
  // Packed as the kept one is: that changes pixels too.
  const [before, after] = await Promise.all([unpacked(kept), unpacked(await sheetOf(shots))]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height) return null;
  const pixelsAt = async (at: number) => {
    const [was, is] = await Promise.all([shotOf(before, at), shotOf(after, at)]);
    return pixelmatch(was, is, null, WIDTH, HEIGHT, { threshold: THRESHOLD });
  };
  const places = COLUMNS * Math.ceil(shots.length / COLUMNS);
  const others: OtherShot[] = [];
  for (let at = 0; at < places; at += 1) {
    const pixels = await pixelsAt(at);
    const shot = shots[at];
    if (pixels <= MOST_PIXELS) continue;
    if (!shot) return null;
    others.push({ shot, pixels });
  }
  return others;
};
