import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { GAME_KEYS } from '#contract/games.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';

/** Pixels: what networks and messengers show large. They draw no SVG. */
export const PREVIEW = { width: 1200, height: 630 } as const;
const JPEG = { quality: 80, mozjpeg: true };

const FOLDER = 'previews';
const CLUB = `${FOLDER}/club.jpg`;
const gamePreview = (game: string, language: Language) => `${FOLDER}/${game}-${language}.jpg`;

/** The preview picture of a page, below dist/: a game's own card, or the club at night. */
export const previewOf = (path: string, language: Language): string => {
  const game = GAME_KEYS.find((key) => path === `/games/${key}`);
  return game ? gamePreview(game, language) : CLUB;
};

const draw = (svg: string) => sharp(svg, { density: 150 }).resize(PREVIEW);

/** Draws the previews into dist/previews. */
export const drawPreviews = async (dist: string): Promise<void> => {
  mkdirSync(join(dist, FOLDER), { recursive: true });
  const name = await sharp('assets/ui/wordmark.svg', { density: 300 }).resize(440).toBuffer();
  await draw('assets/ui/hero-home.svg')
    .composite([{ input: name, left: 56, top: 130 }])
    .jpeg(JPEG)
    .toFile(join(dist, CLUB));
  for (const game of GAME_KEYS)
    for (const language of LANGUAGES)
      await draw(`assets/ui/games/${game}/card.${language}.svg`)
        .jpeg(JPEG)
        .toFile(join(dist, gamePreview(game, language)));
};
