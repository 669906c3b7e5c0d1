import { configure, getConfig } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { timeout } from './timeouts.ts';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

const { asyncWrapper } = getConfig();

// What no test answers fails here, at once, as it does offline: no test asks the world's name servers.
window.happyDOM.settings.fetch.interceptor = {
  beforeAsyncRequest: async () => {
    throw new TypeError('There is no network in tests');
  },
};

configure({
  // Popups and the world's phone numbers come as parts of their own, and not at once.
  asyncUtilTimeout: timeout.shown,
  // An element is found as soon as React commits it; React runs its effects, such as a field that
  // takes the focus, by the next immediate. A test that goes on before that wins or loses by luck.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await new Promise((resolve) => setImmediate(resolve));
      return found;
    }),
});
