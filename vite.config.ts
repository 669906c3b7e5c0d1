import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8080}`;

const REFUSE = `export default () => { throw new Error('left out: see vite.config.ts'); };`;

/**
 * Parts of libraries this app never reaches, but which their entry modules hold on to: they would
 * cost home's budget 13 KB (gzip). The client sends JSON or a ready FormData through
 * XMLHttpRequest alone (src/calls/client.ts) with flat parameters, aborts with AbortSignal, knows no
 * XSRF cookie, and renders in the browser only. Development and unit tests run the whole libraries.
 */
const UNREACHED: [module: RegExp, instead: string][] = [
  // React has it itself since 18.
  [/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
  [/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null;'],
  [/axios\/lib\/cancel\/CancelToken\.js$/, 'export default class CancelToken {}'],
  [/axios\/lib\/helpers\/HttpStatusCode\.js$/, 'export default {};'],
  [/axios\/lib\/helpers\/(formDataToJSON|toFormData|toURLEncodedForm)\.js$/, REFUSE],
  [/axios\/lib\/helpers\/AxiosURLSearchParams\.js$/, 'export default URLSearchParams;'],
  [/axios\/lib\/helpers\/cookies\.js$/, 'export default { readAsync: async () => null };'],
  [
    /axios\/lib\/helpers\/validator\.js$/,
    `const skip = () => undefined;
     export default { assertOptions: skip, validators: { transitional: skip, spelling: skip } };`,
  ],
  [/axios\/lib\/core\/assertParamsAcyclic\.js$/, 'export default () => undefined;'],
  [
    /axios\/lib\/helpers\/progressEventReducer\.js$/,
    `export const progressEventReducer = () => { throw new Error('left out: see vite.config.ts'); };
     export const progressEventDecorator = progressEventReducer;
     export const asyncDecorator = progressEventReducer;`,
  ],
  [
    // Prefetching belongs to the framework mode: without its context it is off.
    /react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/,
    `import { createContext } from 'react';
     const none = () => null;
     export const FrameworkContext = createContext(undefined);
     export const usePrefetchBehavior = () => [false, null, {}];
     export const mergeRefs = (ref) => ref;
     export const CRITICAL_CSS_DATA_ATTRIBUTE = 'data-react-router-critical-css';
     export { none as Links, none as Meta, none as PrefetchPageLinks, none as Scripts };
     export { none as setIsHydrated, none as useFrameworkContext };`,
  ],
  [
    /react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    `export const instrumentClientSideRouter = (router) => router;
     export const getRouteInstrumentationUpdates = () => ({});
     export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const instrumentHandler = (handler) => handler;
     export const instrumentationResultMetaContext = null;`,
  ],
];

const leaveOutUnreached = (): Plugin => ({
  name: 'leave-out-unreached',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    return UNREACHED.find(([module]) => module.test(id))?.[1];
  },
});

const HOME_LIBRARIES =
  /^(?!.*react-reconciler).*node_modules\/(?:react|react-dom|scheduler|react-router|axios|i18next|react-i18next|@tanstack\/[\w-]+|zustand|js-cookie|clsx|use-sync-external-store)\/(?!.*node_modules)/;
/** Modules of those libraries that only later screens use. */
const LATER =
  /\/(useMutation|useInfiniteQuery|infiniteQueryObserver|mutationObserver|queriesObserver|hydration|queryObserver|useBaseQuery|useQuery|suspense|errorBoundaryUtils|IsRestoringProvider|QueryErrorResetBoundary|Trans\w*|useSSR|with-selector(?:\.\w+)?)\.js$/;

/** Our own modules that stand beside them. */
const HOME_MODULES =
  /\/(?:src\/(?:session\/(?!realtime)|app\/(?!StageHost|locales)\w|calls\/(?:client|CallError|envelope|maintenance|queryClient|keys|playerQuery)\.ts|brand\.ts|screens\/(?:error|not-found)\/|parts\/(?:pattern\/|page\/(?:Page|Footer|Lost)|icon\/|nav\/NavBar|language\/|button\/))|contract\/(?:facts|languages|api|envelope)\.ts|engine\/(?:bridge|clock)\.ts)|assets\/ui\/(?:logo|wordmark|load-fail|error|not-found)\.svg|vite\/preload-helper/;

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
          groups: [{ name: 'club', test: isOfHome }],
        },
      },
    },
  },
});
