import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8080}`;

const REFUSE = `export default () => { throw new Error('left out: see vite.config.ts'); };`;

/**
 * Parts of libraries this app never reaches, but which their entry modules hold on to: they would
 * cost home's budget 10 KB (gzip). The client sends JSON or a ready FormData through
 * XMLHttpRequest alone (src/calls/client.ts) with flat parameters, aborts with AbortSignal, knows no
 * XSRF cookie, and renders in the browser only. Development and unit tests run the whole libraries.
 */
const UNREACHED: [module: RegExp, instead: string][] = [
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
  [
    /react-router\/dist\/\w+\/lib\/dom\/ssr\/links\.js$/,
    `export const getKeyedLinksForMatches = () => [];
     export const getKeyedPrefetchLinks = async () => [];
     export const getModuleLinkHrefs = () => [];
     export const getNewMatchesForLinks = () => [];
     export const isPageLinkDescriptor = () => false;
     export const prefetchRouteCss = async () => undefined;
     export const prefetchStyleLinks = async () => undefined;`,
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
  },
});
