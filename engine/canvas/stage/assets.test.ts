import { Assets, Spritesheet, type SpritesheetData, Texture, TextureSource } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { loadArt, type Manifest } from './assets.ts';
import type { Sharpness } from './sharpness.ts';

const filesOf = (name: string) => ({
  fine: `/art/${name}@2.1x.json`,
  full: `/art/${name}@1.4x.json`,
  half: `/art/${name}@0.7x.json`,
});
const MANIFEST: Manifest = {
  atlases: { club: filesOf('club'), fto: filesOf('fto') },
  pictures: { 'fto-table': { fine: '/t@1.5x.webp', full: '/t@1x.webp', half: '/t@0.5x.webp' } },
  sounds: {},
};

/** As tools/assets.ts writes it: a frame of 33 pixels in the sharp set. */
const sheetAt = async (resolution: number): Promise<Spritesheet> => {
  const [exact, whole] = [(33 * resolution) / 1.4, Math.round((33 * resolution) / 1.4)];
  const data: SpritesheetData = {
    frames: {
      coin: {
        frame: { x: 0, y: 0, w: whole, h: whole },
        trimmed: false,
        sourceSize: { w: exact, h: exact },
      },
    },
    meta: { scale: resolution },
  };
  const source = new TextureSource({ width: 64, height: 64, resolution });
  const sheet = new Spritesheet(new Texture({ source }), data);
  await sheet.parse();
  return sheet;
};

const load = async (atlas: Sharpness, picture: Sharpness) => {
  const asked = vi
    .spyOn(Assets, 'load')
    .mockImplementation(async (files) =>
      Object.fromEntries(
        await Promise.all(
          (files as { src: string }[]).map(async ({ src }) => [
            src,
            await sheetAt(Number(/@([\d.]+)x/.exec(src)?.[1])),
          ]),
        ),
      ),
    );
  const art = await loadArt(MANIFEST, ['club', 'fto', 'fto-table'], { atlas, picture }, () => {});
  return { art, asked };
};

it('brings each file in the sharpness that is asked for, and in no other', async () => {
  const { art, asked } = await load('full', 'fine');
  expect(art.files).toEqual(['/art/club@1.4x.json', '/art/fto@1.4x.json', '/t@1.5x.webp']);
  expect(asked).toHaveBeenCalledOnce();
});

it('has frames of one size in units at each sharpness, so that what is seen is told alike', async () => {
  const sizes = [];
  for (const sharpness of ['half', 'full', 'fine'] as const) {
    const { width, height } = (await load(sharpness, 'full')).art.frame('coin');
    sizes.push(width.toFixed(9), height.toFixed(9));
  }
  expect(new Set(sizes)).toEqual(new Set([(33 / 1.4).toFixed(9)]));
});
