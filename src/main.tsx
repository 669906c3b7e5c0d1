import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { yieldToMain } from '#engine/core/clock.ts';
import '#src/styles/starting.css';
import '#src/styles/base.css';
import { createRouter } from '#src/app/router.ts';
import { restoreSession, wireSession } from '#src/app/start.ts';
import { QueryCache } from '#src/base/calls/QueryCache.tsx';
import { logFailure } from '#src/base/log.ts';

const render = (router: ReturnType<typeof createRouter>) => {
  const place = document.getElementById('root');
  if (place === null) throw new Error('index.html has no #root');
  // What the server wrote for crawlers; from here on the screens say it.
  for (const tag of document.head.querySelectorAll('[data-static]')) tag.remove();
  const root = createRoot(place, {
    onUncaughtError: (error) => logFailure('The app failed', error),
  });
  // In slices: a cheap phone answers a touch between them.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryCache>
          <RouterProvider router={router} />
        </QueryCache>
      </StrictMode>,
    ),
  );
};

/** What the libraries bring is one task, what is set up with them others. */
const start = async () => {
  await yieldToMain();
  restoreSession();
  await yieldToMain();
  const router = createRouter();
  wireSession(router);
  // The first screen replaces index.html's own picture in one step: no blank page between them.
  if (router.state.initialized) return render(router);
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    render(router);
  });
};

void start();
