/// <reference lib="webworker" />
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** A network that says nothing for this long is none. Seconds. */
const PATIENCE_S = 6;
/** The app without a page's words, so of no language: it shows the one in use by itself. */
const SHELL = '/index.html';

const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });

/** A page is the server's, and never kept: its address may hold a token. Without a server it is the shell. */
const answerPage: RouteHandlerCallback = async ({ event, request }) => {
  const answer = await network.handle({ event, request }).catch(() => null);
  if (answer !== null && answer.status < 500) return answer;
  return (await matchPrecache(SHELL)) ?? answer ?? Response.error();
};

registerRoute(new NavigationRoute(answerPage, { denylist: [/^\/(?:api|uploads)\//] }));

// The page is asked for while the worker itself still starts.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
