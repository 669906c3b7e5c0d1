/// <reference lib="webworker" />

export {};

declare const self: ServiceWorkerGlobalScope;

// A new version waits until the page says that nothing is open (src/features/update/).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
