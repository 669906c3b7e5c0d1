import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGS, ensureChromium } from '#tools/chromium.ts';

const assets = join(import.meta.dirname, '..');

const BEST = 90;
const WORST = 40;

export interface Export {
  /** What is pictured, as SVG. */
  svg: string;
  /** The WebP below assets/. */
  to: string;
  width: number;
  height: number;
  /** Bytes it may have at most: its quality goes down until it fits. */
  most: number;
}

/** Writes pictures below assets/ as WebP, as a browser draws them; answers each file's bytes. */
export const toWebp = async (list: readonly Export[]): Promise<Record<string, number>> => {
  const executablePath = ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGS,
  });
  const sizes: Record<string, number> = {};
  try {
    const page = await browser.newPage();
    for (const { svg, to, width, height, most } of list) {
      await page.setViewportSize({ width, height });
      await page.setContent(
        `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
      );
      const picture = sharp(await page.screenshot());
      let bytes: Buffer;
      let quality = BEST;
      do {
        bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
        quality -= 3;
      } while (bytes.length > most && quality > WORST);
      writeFileSync(join(assets, to), bytes);
      sizes[to] = bytes.length;
    }
  } finally {
    await browser.close();
  }
  return sizes;
};
