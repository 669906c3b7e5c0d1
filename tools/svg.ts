import type { Plugin } from 'vite';

const TAG = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/**
 * A drawing as it is shipped: without the space between its elements, the names of its parts, and the groups
 * that are there for their names alone. It draws the same.
 */
export const minifySvg = (text: string): string => {
  const used = new Set(
    Array.from(text.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g), ([, by, of]) => by ?? of),
  );
  const open: boolean[] = [];
  return text
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/ id="([^"]+)"/g, (whole, id: string) => (used.has(id) ? whole : ''))
    .replace(TAG, (whole, end: string, tag: string, attributes: string, isEmpty: string) => {
      if (end) return open.pop() ? '' : whole;
      if (isEmpty) return whole;
      const isPlain = tag === 'g' && attributes === '';
      open.push(isPlain);
      return isPlain ? '' : whole;
    });
};

/** Vite's own limit: a smaller picture goes into the file that shows it. */
const INLINE_BYTES = 4096;
const isSvg = (path: string): boolean => path.endsWith('.svg');

/** For `build.assetsInlineLimit`: a drawing counts as it is shipped. */
export const isInlined = (path: string, content: Buffer): boolean | undefined =>
  isSvg(path) ? Buffer.byteLength(minifySvg(content.toString())) < INLINE_BYTES : undefined;

const DATA_URI = /(?<=")data:image\/svg\+xml,[^"]+(?=")/g;

/** A drawing within a script or a style sheet, as Vite writes it there. */
const minifyUri = (uri: string): string => {
  const at = uri.indexOf(',') + 1;
  const text = decodeURIComponent(uri.slice(at)).replaceAll("'", '"');
  const encoded = minifySvg(text)
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3c')
    .replaceAll('>', '%3e')
    .replaceAll(/\s+/g, '%20');
  return uri.slice(0, at) + encoded;
};

/** Those of a script or a style sheet. */
export const minifyUris = (code: string): string => code.replace(DATA_URI, minifyUri);

/** Ships every drawing as `minifySvg` has it, whether it is a file or within another. */
export const minifiesSvgs = (): Plugin => ({
  name: 'minify-svgs',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\.svg(\?|$)/.test(id)) return;
    return { code: minifyUris(code), map: null };
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset') continue;
      const text = file.source.toString();
      if (isSvg(file.fileName)) file.source = minifySvg(text);
      else if (file.fileName.endsWith('.css')) file.source = minifyUris(text);
    }
  },
});
