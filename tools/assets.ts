import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, parse } from 'node:path';
import { AssetPack } from '@assetpack/core';
import { texturePacker } from '@assetpack/core/texture-packer';
import sharp from 'sharp';

/**
 * Builds assets/built, the public folder of the app: atlases and pictures from assets/art, sounds
 * from assets/audio, and `manifest.json` that names the hashed files (engine/canvas/stage/assets.ts reads
 * it). Skipped while nothing it is made from has changed.
 */
const ART = 'assets/art';
const AUDIO = 'assets/audio';
const BUILT = 'assets/built';
const MANIFEST = join(BUILT, 'manifest.json');

/** Pixels of one SVG unit in the sharp set, for dense screens, and in the light one. */
const RESOLUTIONS = { full: 1.4, half: 0.7 };
/** In the finest one, for screens of three pixels a unit. */
const FINE = 2.1;
/** What these hold is drawn as large as in its SVG, or larger; their sheets are small. */
const FINER: Readonly<Record<string, number>> = { club: 3 };
type Resolution = keyof typeof RESOLUTIONS;
type Sharpness = Resolution | 'fine';
/** Pixels; WebGL 2 takes this on every phone sold in the last ten years. */
const ATLAS_SIDE = 4096;
const ATLAS_WEBP = { quality: 76, alphaQuality: 82, effort: 3 };
const PICTURE_WEBP = { quality: 74, effort: 4 };
/** Full pictures are grounds behind everything: as drawn they are sharp enough. */
const PICTURE_SCALE: Record<Sharpness, number> = { fine: 1.5, full: 1, half: 0.5 };

interface Manifest {
  /** SHA-256 of all it was made from. */
  inputs: string;
  atlases: Record<string, Record<Sharpness, string>>;
  pictures: Record<string, Record<Sharpness, string>>;
  sounds: Record<string, { src: string[]; sprite: unknown }>;
}

const shortHash = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Writes `content` under a name that changes with it; answers the path below the public folder. */
const writeHashed = (folder: string, name: string, content: Uint8Array | string): string => {
  const { name: stem, ext } = parse(name);
  const path = `${folder}/${stem}-${shortHash(content)}${ext}`;
  mkdirSync(join(BUILT, folder), { recursive: true });
  writeFileSync(join(BUILT, path), content);
  return `/${path}`;
};

const rasterise = async (svg: string, scale: number) => {
  const { width } = await sharp(svg).metadata();
  // 72 dots an inch is one pixel a unit: drawn larger at once, never blown up afterwards.
  return sharp(svg, { density: 72 * scale }).resize({ width: Math.round(width * scale) });
};

/** Red, green, blue, alpha. */
const CHANNELS = 4;

interface Size {
  w: number;
  h: number;
}
interface Sheet {
  frames: Record<string, { frame: Size & { x: number; y: number }; sourceSize: Size }>;
  meta: { image: string; scale: number; size: Size };
}

/**
 * `sourceSize` is that of the sharp sheet, `full`, to the fraction of a pixel, so that a frame is of one size in
 * units whatever set it is of.
 */
const writeAtlas = async (name: string, sheet: Sheet, drawn: sharp.Sharp, full: Sheet) => {
  const { scale } = sheet.meta;
  const by = scale / RESOLUTIONS.full;
  const file = `${name}@${scale}x`;
  const webp = await drawn.webp(ATLAS_WEBP).toBuffer();
  const image = basename(writeHashed('art', `${file}.webp`, webp));
  const frames = Object.entries(sheet.frames).map(([key, each]) => {
    const { w, h } = full.frames[key]?.frame ?? each.frame;
    return [key, { ...each, sourceSize: { w: w * by, h: h * by } }];
  });
  const sized = { frames: Object.fromEntries(frames), meta: { ...sheet.meta, image } };
  return writeHashed('art', `${file}.json`, JSON.stringify(sized));
};

/** Draws the frames of a sharp sheet anew from their SVGs, each where it lies there. */
const drawFine = async (name: string, full: Sheet): Promise<string> => {
  const scale = FINER[name] ?? FINE;
  const by = scale / RESOLUTIONS.full;
  const size = { w: Math.ceil(full.meta.size.w * by), h: Math.ceil(full.meta.size.h * by) };
  if (Math.max(size.w, size.h) > ATLAS_SIDE)
    throw new Error(`${name} does not fit on one page of ${ATLAS_SIDE} pixels at its finest`);
  const frames: Sheet['frames'] = {};
  const page = Buffer.alloc(size.w * size.h * CHANNELS);
  const draw = async ([key, { frame, ...rest }]: [string, Sheet['frames'][string]]) => {
    const [x, y] = [Math.round(frame.x * by), Math.round(frame.y * by)];
    const [w, h] = [Math.round(frame.w * by), Math.round(frame.h * by)];
    frames[key] = { ...rest, frame: { x, y, w, h } };
    const drawn = await rasterise(join(ART, `${name}{tps}`, `${key}.svg`), scale);
    const pixels = await drawn
      .resize({ width: w, height: h, fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer();
    // Row by row: sharp lays a hundred pictures on a page by copying the page a hundred times.
    for (let row = 0; row < h; row += 1)
      pixels.copy(
        page,
        ((y + row) * size.w + x) * CHANNELS,
        row * w * CHANNELS,
        (row + 1) * w * CHANNELS,
      );
  };
  await Promise.all(Object.entries(full.frames).map(draw));
  const raw: sharp.CreateRaw = { width: size.w, height: size.h, channels: CHANNELS };
  return writeAtlas(
    name,
    { frames, meta: { ...full.meta, scale, size } },
    sharp(page, { raw }),
    full,
  );
};

/** AssetPack reads no SVG into atlases, so it is given pictures of the largest size. */
const packAtlases = async (work: string): Promise<Manifest['atlases']> => {
  const folders = readdirSync(ART).filter((name) => name.endsWith('{tps}'));
  for (const folder of folders) {
    const into = join(work, 'raster', folder);
    mkdirSync(into, { recursive: true });
    for (const svg of readdirSync(join(ART, folder)).filter((file) => file.endsWith('.svg')))
      await (await rasterise(join(ART, folder, svg), RESOLUTIONS.full))
        .png({ compressionLevel: 1 })
        .toFile(join(into, `${parse(svg).name}.png`));
  }
  const packed = join(work, 'packed');
  await new AssetPack({
    entry: join(work, 'raster'),
    output: packed,
    cacheLocation: join(work, 'cache'),
    cache: false,
    logLevel: 'error',
    strict: true,
    pipes: [
      texturePacker({
        // Untrimmed and upright, so that every frame can also be a nine-slice.
        texturePacker: {
          nameStyle: 'short',
          removeFileExtension: true,
          allowTrim: false,
          allowRotation: false,
          autodetectAnimations: false,
          padding: 4,
        },
        resolutionOptions: {
          resolutions: { default: RESOLUTIONS.full, low: RESOLUTIONS.half },
          maximumTextureSize: ATLAS_SIDE,
        },
      }),
    ],
  }).run();

  const atlases: Manifest['atlases'] = {};
  for (const folder of folders) {
    const name = folder.replace('{tps}', '');
    const read = (resolution: Resolution) => {
      const file = `${name}@${RESOLUTIONS[resolution]}x`;
      if (!existsSync(join(packed, `${file}.json`)))
        throw new Error(`${folder} does not fit on one page of ${ATLAS_SIDE} pixels`);
      const sheet: Sheet = JSON.parse(readFileSync(join(packed, `${file}.json`), 'utf8'));
      return { sheet, drawn: sharp(join(packed, `${file}.png`)) };
    };
    const [sharpest, light] = [read('full'), read('half')];
    const [fine, full, half] = await Promise.all([
      drawFine(name, sharpest.sheet),
      writeAtlas(name, sharpest.sheet, sharpest.drawn, sharpest.sheet),
      writeAtlas(name, light.sheet, light.drawn, sharpest.sheet),
    ]);
    atlases[name] = { fine, full, half };
  }
  return atlases;
};

const drawPictures = async (): Promise<Manifest['pictures']> => {
  const pictures: Manifest['pictures'] = {};
  for (const svg of globSync(`${ART}/*.svg`)) {
    const { name } = parse(svg);
    const write = async (sharpness: Sharpness) => {
      const scale = PICTURE_SCALE[sharpness];
      const webp = await (await rasterise(svg, scale)).webp(PICTURE_WEBP).toBuffer();
      return writeHashed('art', `${name}@${scale}x.webp`, webp);
    };
    const [fine, full, half] = await Promise.all([write('fine'), write('full'), write('half')]);
    pictures[name] = { fine, full, half };
  }
  return pictures;
};

const copySounds = (): Manifest['sounds'] => {
  const sounds: Manifest['sounds'] = {};
  for (const sprite of globSync(`${AUDIO}/*.sprite.json`)) {
    const name = basename(sprite, '.sprite.json');
    const src = ['webm', 'm4a'].map((ext) =>
      writeHashed('audio', `${name}.${ext}`, readFileSync(join(AUDIO, `${name}.${ext}`))),
    );
    sounds[name] = { src, sprite: JSON.parse(readFileSync(sprite, 'utf8')) };
  }
  return sounds;
};

/** SHA-256 over the names and contents of the sources and of this tool. */
const inputsHash = (): string => {
  const hash = createHash('sha256');
  const inputs = [
    import.meta.filename,
    ...globSync([`${ART}/**/*.svg`, `${AUDIO}/*.{webm,m4a,json}`]).sort(),
  ];
  for (const file of inputs)
    hash.update(basename(file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const build = async (): Promise<void> => {
  const wanted = inputsHash();
  if (existsSync(MANIFEST) && JSON.parse(readFileSync(MANIFEST, 'utf8')).inputs === wanted) return;
  for (const own of ['art', 'audio']) rmSync(join(BUILT, own), { recursive: true, force: true });
  mkdirSync(BUILT, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'hornbill-assets-'));
  try {
    const [atlases, pictures] = await Promise.all([packAtlases(work), drawPictures()]);
    const manifest: Manifest = { inputs: wanted, atlases, pictures, sounds: copySounds() };
    // Last, so that a build that was cut off is not taken for a whole one.
    writeFileSync(MANIFEST, JSON.stringify(manifest));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

await build();
