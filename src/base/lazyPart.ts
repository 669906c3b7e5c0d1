import { lazy } from 'react';
import { loadOnce } from './chunks.ts';

type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * A component that is loaded when it is first shown, by its name in its module: as `loadOnce` has it, when a
 * new release took it away or the server is out of reach.
 */
export const lazyPart = <Name extends string, Part extends AnyComponent>(
  name: Name,
  load: () => Promise<Record<Name, Part>>,
) => lazy(async () => ({ default: (await loadOnce(name, load))[name] }));

/** Loads a part before it is wanted: that it could not be had counts only then. */
export const ahead = (load: () => Promise<unknown>): void => {
  load().catch(() => {});
};
