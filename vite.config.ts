import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { commonPasswords } from './tools/commonPasswords.ts';
import { leaveOutUnreached } from './tools/unreached.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8080}`;

const HOME_LIBRARIES =
  /^(?!.*react-reconciler).*node_modules\/(?:react|react-dom|scheduler|react-router|axios|i18next|react-i18next|zustand|js-cookie|clsx|use-sync-external-store)\/(?!.*node_modules)/;
/** Modules of those libraries that only later screens use. */
const LATER = /\/(Trans\w*|useSSR|with-selector(?:\.\w+)?)\.js$/;
/** Where the hooks find the cache of answers, which comes as a part of its own. */
const ANSWERS_CONTEXT = /@tanstack\/react-query\/.*\/QueryClientProvider\.js$/;

/** What every game needs before it shows itself. */
const STAGE_LIBRARIES =
  /node_modules\/(?:pixi\.js|@pixi\/[\w-]+|react-reconciler|howler|earcut|eventemitter3|tiny-lru|parse-svg-path)\//;

/** Our own modules that stand beside them. */
const HOME_MODULES =
  /\/(?:src\/(?:session\/(?!realtime|clientSeed|visit\.)|app\/(?!StageHost|locales)\w|calls\/(?:client|CallError|envelope|maintenance|keys|refreshPlayer)\.ts|brand\.ts|screens\/(?:error|not-found)\/|styles\/visuallyHidden|parts\/(?:pattern\/|page\/(?:Page|Footer|Lost|useWide)|icon\/|nav\/(?:NavBar|Badge|nav|badge)|popup\/turn|browser\/inApp\.ts|inbox\/Inbox\.tsx|language\/|button\/|coins\/|picture\/|game\/))|games\/(?:index|catalogue|dates)\.ts|contract\/(?:facts|languages|day|api|envelope)\.ts|engine\/(?:bridge|clock|chance|figures|round\/result)\.ts)|assets\/ui\/(?:logo|wordmark|load-fail|error|not-found)\.svg|vite\/preload-helper/;

/** The schemas of the first answers: making one takes a phone longer than reading with it. */
const SCHEMAS =
  /node_modules\/zod\/|\/contract\/(?:refresh|coins|games|inbox|promotions|localised)\.ts/;
/** Those of all others. */
const CONTRACT = /\/contract\/(?!facts|languages|day|api|envelope)\w+\.ts/;

/** What a screen shows while it has nothing else, and in whose words. */
const STATES = /\/src\/parts\/(?:state|message)\/|\/contract\/messages\.ts/;

/** The cache of answers and what reads them, for every screen but home. */
const ANSWERS =
  /node_modules\/@tanstack\/|\/src\/calls\/(?:queryClient|playerQuery|refresh|links)\.ts/;

/** What every page needs before it shows itself. */
const isOfHome = (id: string) =>
  (HOME_LIBRARIES.test(id) && !LATER.test(id)) || ANSWERS_CONTEXT.test(id) || HOME_MODULES.test(id);

export default defineConfig({
  plugins: [react(), commonPasswords(), leaveOutUnreached()],
  // The reconciler of the canvas brings a scheduler of its own; React's does for both.
  resolve: { dedupe: ['scheduler'] },
  publicDir: 'assets/built',
  server: {
    proxy: { '/api': { target: api, ws: true }, '/uploads': { target: api } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // tools/pages.ts reads which files a page needs.
    manifest: true,
    // `npm run budget` measures what travels.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1024,
    // A browser without it fetches a part a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One piece compresses better than thirteen; what home needs none of stays out of it.
        codeSplitting: {
          groups: [
            { name: 'club', test: isOfHome },
            { name: 'stage', test: STAGE_LIBRARIES },
            { name: 'states', test: STATES },
            { name: 'schemas', test: SCHEMAS },
            { name: 'contract', test: CONTRACT },
            { name: 'answers', test: ANSWERS },
          ],
        },
      },
    },
  },
});
