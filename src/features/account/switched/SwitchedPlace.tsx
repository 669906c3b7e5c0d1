import { type ComponentType, useEffect, useState } from 'react';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { logFailure } from '#src/base/log.ts';
import { type Switched, useSwitched } from '#src/session/switched.ts';

type Popup = ComponentType<Switched>;

const load = async (): Promise<Popup> =>
  (await Promise.all([import('./SwitchedPopup.tsx'), openQueryCache()]))[0].SwitchedPopup;

/** Says on the page a link leads to as whom it logged in; loaded for nobody else. */
export const SwitchedPlace = () => {
  const switched = useSwitched((state) => state.switched);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const isWanted = switched !== null;
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (component) => setPopup(() => component),
      (error: unknown) => logFailure('The change of account could not be told', error),
    );
  }, [isWanted]);
  return switched && Popup ? <Popup {...switched} /> : null;
};
