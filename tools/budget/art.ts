import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { DRAW_KEY, GameKey } from '#contract/games.ts';
import type { Manifest } from '#engine/canvas/stage/assets.ts';

const BUILT = 'dist';

interface FineArt {
  /** Bytes that travel. */
  bytes: number;
  /** Bytes of the textures the graphics card gets. */
  textures: number;
}

/** What a game's pictures come to at their finest, the club's among them. No journey's phone is as sharp. */
export const fineArtOf = async (game: GameKey | typeof DRAW_KEY): Promise<FineArt> => {
  const { atlases, pictures }: Manifest = JSON.parse(
    await readFile(join(BUILT, 'manifest.json'), 'utf8'),
  );
  const sheets = ['club', game].flatMap((name) => atlases[name]?.fine ?? []);
  const files = Object.entries(pictures).flatMap(([name, { fine }]) =>
    name.startsWith(`${game}-`) ? [fine] : [],
  );
  for (const sheet of sheets) {
    const { meta } = JSON.parse(await readFile(join(BUILT, sheet), 'utf8'));
    files.push(join(dirname(sheet), meta.image));
  }
  const art: FineArt = { bytes: 0, textures: 0 };
  for (const sheet of sheets) art.bytes += statSync(join(BUILT, sheet)).size;
  for (const file of files) {
    const path = join(BUILT, file);
    const { width, height } = await sharp(path).metadata();
    art.bytes += statSync(path).size;
    art.textures += width * height * 4;
  }
  return art;
};
