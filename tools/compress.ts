import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text; pictures and sounds are packed already. */
const TEXTS = '**/*.{js,css,svg,html,json,xml,txt,webmanifest}';
/** A packet carries this much anyway. Bytes. */
const LEAST = 1_024;

const KINDS = [
  [
    '.br',
    (text: Buffer) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  ],
  ['.gz', (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })],
] as const;

/** Writes a .br and a .gz beside each text of a folder: the server sends what the client takes. */
export const compressTexts = async (folder: string): Promise<void> => {
  const files = [`${folder}/${TEXTS}`, `${folder}/.pages/${TEXTS}`].flatMap((glob) =>
    globSync(glob),
  );
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file);
      if (text.length < LEAST) return;
      for (const [ending, compress] of KINDS) writeFileSync(file + ending, await compress(text));
    }),
  );
};
