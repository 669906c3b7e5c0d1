import { hash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/chunks.ts';
import { commonPasswords } from './tools/commonPasswords.ts';
import { hintsToCompile } from './tools/compileHints.ts';
import { figuresInTexts } from './tools/figuresInTexts.ts';
import { pwa } from './tools/pwa/plugins.ts';
import { savesDefaults } from './tools/saveDefaults.ts';
import { isInlined, minifiesSvgs } from './tools/svg.ts';
import { leaveOutUnreached } from './tools/unreached.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8080}`;

/** Short, and of its file alone: classes' names travel in the scripts too. */
const scopedName = (name: string, file: string): string =>
  `${name}-${hash('sha1', relative(import.meta.dirname, file)).slice(0, 5)}`;

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    react(),
    commonPasswords(),
    figuresInTexts(),
    leaveOutUnreached('build'),
    savesDefaults(),
    minifiesSvgs(),
    hintsToCompile(),
    pwa(),
  ],
  // The reconciler of the canvas brings a scheduler of its own; React's does for both.
  resolve: { dedupe: ['scheduler'] },
  publicDir: 'assets/built',
  server: {
    proxy: { '/api': { target: api, ws: true }, '/uploads': { target: api } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: isInlined,
    // tools/pages.ts reads which files a page needs.
    manifest: true,
    // `npm run budget` measures what travels.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1024,
    // A browser without it fetches a part a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
