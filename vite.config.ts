import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveOutUnreached } from './tools/unreached.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8080}`;

const HOME_LIBRARIES =
  /^(?!.*react-reconciler).*node_modules\/(?:react|react-dom|scheduler|react-router|axios|i18next|react-i18next|@tanstack\/[\w-]+|zustand|js-cookie|clsx|use-sync-external-store)\/(?!.*node_modules)/;
/** Modules of those libraries that only later screens use. */
const LATER =
  /\/(useMutation|useInfiniteQuery|infiniteQueryObserver|mutationObserver|queriesObserver|hydration|queryObserver|useBaseQuery|useQuery|suspense|errorBoundaryUtils|IsRestoringProvider|QueryErrorResetBoundary|Trans\w*|useSSR|with-selector(?:\.\w+)?)\.js$/;

/** What every game needs before it shows itself. */
const STAGE_LIBRARIES =
  /node_modules\/(?:pixi\.js|@pixi\/[\w-]+|react-reconciler|howler|earcut|eventemitter3|tiny-lru|parse-svg-path)\//;

/** Our own modules that stand beside them. */
const HOME_MODULES =
  /\/(?:src\/(?:session\/(?!realtime|clientSeed)|app\/(?!StageHost|locales)\w|calls\/(?:client|CallError|envelope|maintenance|queryClient|keys|playerQuery)\.ts|brand\.ts|screens\/(?:error|not-found)\/|parts\/(?:pattern\/|page\/(?:Page|Footer|Lost)|icon\/|nav\/NavBar|language\/|button\/))|contract\/(?:facts|languages|api|envelope)\.ts|engine\/(?:bridge|clock)\.ts)|assets\/ui\/(?:logo|wordmark|load-fail|error|not-found)\.svg|vite\/preload-helper/;

/** What every page needs before it shows itself. */
const isOfHome = (id: string) =>
  (HOME_LIBRARIES.test(id) && !LATER.test(id)) || HOME_MODULES.test(id);

export default defineConfig({
  plugins: [react(), leaveOutUnreached()],
  publicDir: 'assets/built',
  server: {
    proxy: { '/api': { target: api, ws: true } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // `npm run budget` measures what travels.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1024,
    rolldownOptions: {
      output: {
        // One piece compresses better than thirteen; what home needs none of stays out of it.
        codeSplitting: {
          groups: [
            { name: 'club', test: isOfHome },
            { name: 'stage', test: STAGE_LIBRARIES },
          ],
        },
      },
    },
  },
});
