import { Assets, type Spritesheet, Texture, type TextureSource } from 'pixi.js';
import * as z from 'zod/mini';
import type { SoundBundle } from '../audio/bundle.ts';
import type { Sharpnesses } from './sharpness.ts';

const Files = z.object({ fine: z.string(), full: z.string(), half: z.string() });

/** `/manifest.json`, which tools/assets.ts writes: the hashed files behind the bundles' names. */
export const Manifest = z.object({
  atlases: z.record(z.string(), Files),
  pictures: z.record(z.string(), Files),
  sounds: z.record(
    z.string(),
    z.object({
      src: z.array(z.string()),
      sprite: z.record(
        z.string(),
        z.union([
          z.tuple([z.number(), z.number()]),
          z.tuple([z.number(), z.number(), z.boolean()]),
        ]),
      ),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** The textures of a scene's bundles. */
export interface Art {
  /** A frame of an atlas; throws RangeError when there is none of that name. */
  frame(name: string): Texture;
  /** A picture; throws RangeError when it is not loaded. */
  picture(name: string): Texture;
}

export interface LoadedArt extends Art {
  /** What the graphics card gets. */
  sources(): readonly TextureSource[];
  /** Frees the textures, but for files that another one's are of. */
  unload(inUse?: LoadedArt): Promise<void>;
  readonly files: readonly string[];
}

const MANIFEST = '/manifest.json';

let isReady: Promise<void> | null = null;
/** Workers from blobs and images from data addresses are what the page's security policy forbids. */
const ready = (): Promise<void> => {
  isReady ??= Assets.init({ skipDetections: true, preferences: { preferWorkers: false } });
  return isReady;
};

/** Fetches the manifest; a second call answers the first one's. Rejects when it is not there. */
export const loadManifest = async (): Promise<Manifest> => {
  await ready();
  return Manifest.parse(await Assets.load({ src: MANIFEST, parser: 'json' }));
};

export const soundBundle = (manifest: Manifest, name: string): SoundBundle => {
  const bundle = manifest.sounds[name];
  if (!bundle) throw new RangeError(`no sounds named ${name}`);
  return bundle;
};

/**
 * Loads atlases and pictures, each of one sharpness and of no other. `onProgress` gets the share 0..1 that is there.
 * Rejects when a file does not come; what came is freed.
 */
export const loadArt = async (
  manifest: Manifest,
  names: readonly string[],
  sharpness: Sharpnesses,
  onProgress: (share: number) => void,
): Promise<LoadedArt> => {
  const atlases: string[] = [];
  const pictures = new Map<string, string>();
  for (const name of names) {
    const atlas = manifest.atlases[name]?.[sharpness.atlas];
    const picture = manifest.pictures[name]?.[sharpness.picture];
    if (!atlas && !picture) throw new RangeError(`no art named ${name}`);
    if (atlas) atlases.push(atlas);
    if (picture) pictures.set(name, picture);
  }
  const files = [...atlases, ...pictures.values()];
  const unload = async (inUse?: LoadedArt) => {
    await Assets.unload(files.filter((file) => !inUse?.files.includes(file)));
  };
  const loaded: Record<string, Spritesheet | Texture> = await Assets.load(
    // Frames of two games may bear one name; the sheet's own map is all that is asked.
    files.map((src) => ({ alias: src, src, data: { cachePrefix: `${src}#` } })),
    onProgress,
  ).catch(async (error: unknown) => {
    await unload().catch(() => {});
    throw error;
  });

  const frames = new Map<string, Texture>();
  for (const file of atlases) {
    const sheet = loaded[file];
    if (!sheet || sheet instanceof Texture) throw new TypeError(`${file} is no atlas`);
    for (const [name, texture] of Object.entries(sheet.textures)) {
      // As many units in every set, and not the whole pixels it has in this one: what is seen is told by them.
      const { w, h } = sheet.data.frames[name]?.sourceSize ?? {};
      if (w && h) {
        texture.orig.width = w / texture.source.resolution;
        texture.orig.height = h / texture.source.resolution;
      }
      frames.set(name, texture);
    }
  }
  return {
    frame(name) {
      const texture = frames.get(name);
      if (!texture) throw new RangeError(`no frame named ${name}`);
      return texture;
    },
    picture(name) {
      const texture = loaded[pictures.get(name) ?? ''];
      if (!(texture instanceof Texture)) throw new RangeError(`no picture named ${name}`);
      // Loaded, it bears its file's.
      texture.label = name;
      return texture;
    },
    sources: () =>
      Object.values(loaded).map((each) =>
        each instanceof Texture ? each.source : each.textureSource,
      ),
    unload,
    files,
  };
};
