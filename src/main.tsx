import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { wallClock } from '#engine/clock.ts';
import '#src/styles/base.css';
import { Answers } from '#src/app/Answers.tsx';
import { logFailure } from '#src/app/log.ts';
import { createRouter } from '#src/app/router.tsx';
import { openSession, wireSession } from '#src/app/start.ts';

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
        <Answers>
          <RouterProvider router={router} />
        </Answers>
      </StrictMode>,
    ),
  );
};

/** The first screen replaces index.html's own picture in one step: no blank page between them. */
const start = () => {
  openSession();
  const router = createRouter();
  wireSession(router);
  if (router.state.initialized) return render(router);
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    render(router);
  });
};

// Not in one go with the evaluation of all modules, which is the longest task of a start as it is.
wallClock.later(0, start);
