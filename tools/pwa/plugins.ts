import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { choosePrecache } from './precache.ts';
import { webManifests } from './webManifests.ts';

const DIST = 'dist';

/** What makes the built app one that can be installed: its manifests, its icons, its service worker. */
export const pwa = (): PluginOption => [
  webManifests(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/sw',
    filename: 'sw.ts',
    // The app registers it when it is idle (src/features/update/), and has a manifest a language.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'assets/**/*.{js,css,woff2,svg,webp}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (built) => ({ manifest: choosePrecache(DIST, built), warnings: [] }),
      ],
    },
  }),
];
