import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bundle } from './bundle.ts';
import { BUNDLES } from './bundles.ts';
import { decode, encode, FORMATS, type Format, requireFfmpeg } from './encode.ts';
import { type Measured, measure } from './measure.ts';
import { wavOf } from './wav.ts';

const HOME = join(import.meta.dirname, '..');

/** Renders one bundle into its two sound files and its sprite map. */
function render(bundle: Bundle, wavFolder: string | undefined): void {
  const wav = wavOf(bundle.channel);
  if (wavFolder !== undefined) {
    mkdirSync(wavFolder, { recursive: true });
    writeFileSync(join(wavFolder, `${bundle.name}.wav`), wav);
  }
  const sizes: string[] = [];
  const measured: Partial<Record<Format, Measured>> = {};
  for (const format of FORMATS) {
    const file = join(HOME, `${bundle.name}.${format}`);
    encode(wav, format, bundle.bitrate[format], file);
    const bytes = readFileSync(file);
    measured[format] = measure(bytes, decode(file), bundle.sprite);
    sizes.push(`${format} ${Math.ceil(bytes.length / 1000)} KB`);
  }
  writeFileSync(
    join(HOME, `${bundle.name}.measured.json`),
    `${JSON.stringify(measured, undefined, 2)}\n`,
  );
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
