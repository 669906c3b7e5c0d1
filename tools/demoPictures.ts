import { globSync } from 'node:fs';
import sharp from 'sharp';
import { print } from '#server/platform/terminal.ts';

/** What is uploaded of each: sharp on a phone of three pixels to one, and soon there. */
const KINDS = [
  { svgs: 'assets/demo/banner-*.svg', width: 1170, most: 40_000 },
  { svgs: 'assets/demo/promo-*.svg', width: 1200, most: 80_000 },
];
const BEST = 90;
const WORST = 40;

// The pictures a club with demo content opens with, from their drawings: each as good as its bytes allow.
for (const { svgs, width, most } of KINDS)
  for (const svg of globSync(svgs).sort()) {
    const drawn = sharp(svg).resize({ width });
    const file = svg.replace(/svg$/, 'webp');
    let size = Number.POSITIVE_INFINITY;
    for (let quality = BEST; size > most && quality > WORST; quality -= 3)
      ({ size } = await drawn.clone().webp({ quality, effort: 6 }).toFile(file));
    print(`${file}: ${size} bytes`);
  }
