import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { hangingLines, print, printError } from '#server/platform/terminal.ts';
import { run } from './run.ts';

const STAMP = 'dist/.stamp';
const INPUTS = [
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tools/{assets,chunks,commonPasswords,compileHints,compress,figuresInTexts,manifest,opening,pages,previews,svg,unreached}.ts',
  'tools/pwa/*.ts',
  // Which pages there are (tools/pages.ts).
  'server/platform/http/{ownPages,screens}.ts',
  '{contract,engine,games,src}/**/*.{ts,tsx,css,html}',
  'assets/**/*.{svg,json,webp,webm,m4a}',
];

/** SHA-256 over the names and contents of all the client is made from. */
const inputsHash = (): string => {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, { exclude: ['assets/built/**'] }).sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** Builds the client into dist/ when its inputs changed since the last build; throws if it fails. */
export const buildIfStale = async (): Promise<void> => {
  const wanted = inputsHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  print('Building the app ...');
  for (const [command, args] of [
    ['node', ['tools/assets.ts']],
    ['vite', ['build', '--logLevel', 'warn']],
  ] as const) {
    if ((await run(command, args)) !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  }
  // Only now: with them comes the bundler, which a start on a build that is there needs not.
  const [{ writePages }, { drawPreviews }, { compressTexts }] = await Promise.all([
    import('./pages.ts'),
    import('./previews.ts'),
    import('./compress.ts'),
  ]);
  await writePages();
  await drawPreviews('dist');
  await compressTexts('dist');
  writeFileSync(STAMP, wanted);
};

if (import.meta.main) {
  await buildIfStale().catch((error: Error) => {
    printError(...hangingLines(`The build failed: ${error.message}`));
    process.exitCode = 1;
  });
}
