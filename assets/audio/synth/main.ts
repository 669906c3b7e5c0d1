import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bundle } from './bundle.ts';
import { clubBundle } from './club.ts';
import { encode, FORMATS, requireFfmpeg } from './encode.ts';
import { ftoBundle } from './fto.ts';
import { ftoMusicBundle } from './fto-music.ts';
import { luckyEggBundle } from './lucky-egg.ts';
import { luckyEggMusicBundle } from './lucky-egg-music.ts';
import { shadowPlayBundle } from './rock-scissor-paper.ts';
import { shadowPlayMusicBundle } from './rock-scissor-paper-music.ts';
import { wauBundle } from './spin-wheel.ts';
import { wauMusicBundle } from './spin-wheel-music.ts';
import { squidgameBundle } from './squidgame.ts';
import { squidgameMusicBundle } from './squidgame-music.ts';
import { wavOf } from './wav.ts';

const BUNDLES: Record<string, () => Bundle> = {
  club: clubBundle,
  fto: ftoBundle,
  'fto-music': ftoMusicBundle,
  'lucky-egg': luckyEggBundle,
  'lucky-egg-music': luckyEggMusicBundle,
  squidgame: squidgameBundle,
  'squidgame-music': squidgameMusicBundle,
  'rock-scissor-paper': shadowPlayBundle,
  'rock-scissor-paper-music': shadowPlayMusicBundle,
  'spin-wheel': wauBundle,
  'spin-wheel-music': wauMusicBundle,
};
const HOME = join(import.meta.dirname, '..');

/** Renders one bundle into its two sound files and its sprite map. */
function render(bundle: Bundle, wavFolder: string | undefined): void {
  const wav = wavOf(bundle.channels);
  if (wavFolder !== undefined) {
    mkdirSync(wavFolder, { recursive: true });
    writeFileSync(join(wavFolder, `${bundle.name}.wav`), wav);
  }
  const sizes = FORMATS.map((format) => {
    const file = join(HOME, `${bundle.name}.${format}`);
    encode(wav, format, bundle.bitrate[format], file);
    return `${format} ${Math.ceil(statSync(file).size / 1000)} KB`;
  });
  const lines = Object.entries(bundle.sprite).map(
    ([name, place]) => `  ${JSON.stringify(name)}: [${place.join(', ')}]`,
  );
  writeFileSync(join(HOME, `${bundle.name}.sprite.json`), `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${bundle.name}: ${lines.length} sounds, ${sizes.join(', ')}`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: { wav: { type: 'string' } },
    allowPositionals: true,
  });
  requireFfmpeg();
  for (const name of positionals.length > 0 ? positionals : Object.keys(BUNDLES)) {
    const score = BUNDLES[name];
    if (!score)
      throw new Error(`no bundle '${name}'; there are ${Object.keys(BUNDLES).join(', ')}`);
    render(score(), values.wav);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
