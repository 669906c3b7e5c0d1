import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { loadOnce } from '#src/base/chunks.ts';
import { RouteError } from './RouteError.tsx';

type Load = () => Promise<ComponentType>;

/** What a screen's route carries. */
export interface ScreenHandle {
  load: Load;
}

/** index.html's own picture stands until the first screen is ready (src/main.tsx). */
export const Nothing = () => null;

/** A screen that comes as a chunk of its own, under its own error boundary; `loader` runs beside it. */
export const alone = (path: string, load: Load, loader?: LoaderFunction): RouteObject => ({
  path,
  // /Games is no page of the club: the guards and the server know no such path either.
  caseSensitive: true,
  // For who has it ready before anybody goes there (keepReady.ts).
  handle: { load } satisfies ScreenHandle,
  lazy: async () => ({ Component: await loadOnce(path, load) }),
  ...(loader && { loader }),
  // Without one of its own, the router shows the parent's in place of the error of a failed `lazy`.
  HydrateFallback: Nothing,
  ErrorBoundary: RouteError,
});

/** One that shows what the server answers: it is not shown before the answers' cache is there. */
export const screen = (path: string, load: Load, loader?: LoaderFunction): RouteObject => {
  const withQueryCache = async () => (await Promise.all([load(), openQueryCache()]))[0];
  return alone(path, withQueryCache, loader);
};
