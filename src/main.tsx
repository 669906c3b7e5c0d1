import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import '#src/styles/base.css';
import { logFailure } from '#src/app/log.ts';
import { createRouter } from '#src/app/router.tsx';
import { openSession, wireSession } from '#src/app/start.ts';
import { queryClient } from '#src/calls/queryClient.ts';

openSession();
const router = createRouter();
wireSession(router);

const render = () => {
  const place = document.getElementById('root');
  if (place === null) throw new Error('index.html has no #root');
  createRoot(place, { onUncaughtError: (error) => logFailure('The app failed', error) }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
};

// The first screen replaces index.html's own picture in one step: no blank page between them.
if (router.state.initialized) render();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    render();
  });
}
