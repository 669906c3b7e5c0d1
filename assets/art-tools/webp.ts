import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '#tools/chromium.ts';

const assets = join(import.meta.dirname, '..');

const BEST = 90;
const WORST = 50;

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
    const devtools = await page.context().newCDPSession(page);
    for (const { svg, to, width, height, most } of list) {
      await page.setViewportSize({ width, height });
      await page.setContent(
        `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
      );
      let bytes: Buffer;
      let quality = BEST;
      do {
        const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
        bytes = Buffer.from(data, 'base64');
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
