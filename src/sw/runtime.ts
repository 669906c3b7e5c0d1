/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing';
import { keeperOf } from './keepers.ts';

// What may change, calls and a player's own among it, is the network's alone.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && keeperOf(url.pathname) !== null && !request.headers.has('range'),
  ({ url, request, event }) => keeperOf(url.pathname)?.handle({ event, request }) ?? fetch(request),
);
