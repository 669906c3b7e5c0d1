import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bundle } from './bundle.ts';
import { BUNDLES } from './bundles.ts';
import { encode, FORMATS, requireFfmpeg } from './encode.ts';
import { wavOf } from './wav.ts';

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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { wav: { type: 'string' } },
    allowPositionals: true,
  });
  requireFfmpeg();
  for (const name of positionals.length > 0 ? positionals : Object.keys(BUNDLES)) {
    const score = BUNDLES[name];
    if (!score)
      throw new Error(`no bundle '${name}'; there are ${Object.keys(BUNDLES).join(', ')}`);
    render(await score(), values.wav);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
