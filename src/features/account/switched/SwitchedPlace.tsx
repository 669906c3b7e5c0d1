import { type ComponentType, useEffect, useState } from 'react';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { logFailure } from '#src/base/log.ts';
import { type Before, useSwitched } from '#src/session/switched.ts';

type Popup = ComponentType<{ before: Before }>;

const load = async (): Promise<Popup> =>
  (await Promise.all([import('./SwitchedPopup.tsx'), openQueryCache()]))[0].SwitchedPopup;

/** Says on the page a link leads to that it changed the account; loaded for nobody else. */
export const SwitchedPlace = () => {
  const before = useSwitched((state) => state.before);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const isWanted = before !== null;
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (component) => setPopup(() => component),
      (error: unknown) => logFailure('The change of account could not be told', error),
    );
  }, [isWanted]);
  return before && Popup ? <Popup before={before} /> : null;
};
