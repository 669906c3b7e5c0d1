import { useEffect, useEffectEvent, useId } from 'react';
import { wallClock } from '#engine/core/clock.ts';

interface Marked {
  popup?: string;
}
const marked = () => (window.history.state as Marked | null)?.popup;

/** Whose entry is about to be taken away, unless the next one to open takes it over. */
let leaving: { id: string; cancel: () => void } | null = null;

const takeEntry = (id: string): void => {
  const state = { ...window.history.state, popup: id };
  const isFree = leaving !== null && marked() === leaving.id;
  leaving?.cancel();
  leaving = null;
  if (isFree) window.history.replaceState(state, '');
  else window.history.pushState(state, '');
};

/** Whose entry the browser was told to take away; it goes back some time after that. */
let goingBack: string | null = null;

const goBack = (id: string): void => {
  goingBack = id;
  const arrive = () => {
    goingBack = null;
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
};

/** A browser that has not gone back by then does not: another navigation took its turn. Milliseconds. */
const BACK_MS = 1000;

/** Calls once nothing goes back any more, which would take a newer entry away; answers how to call it off. */
const whenStill = (then: () => void): (() => void) => {
  if (goingBack === null) {
    then();
    return () => {};
  }
  const calm = new AbortController();
  const { signal } = calm;
  const go = () => {
    calm.abort();
    then();
  };
  const giveUp = () => {
    // The entry that stayed is the next one's.
    if (goingBack !== null) leaving = { id: goingBack, cancel: () => {} };
    goingBack = null;
    go();
  };
  window.addEventListener('popstate', go, { signal });
  signal.addEventListener('abort', wallClock.later(BACK_MS, giveUp));
  return () => calm.abort();
};

const giveEntry = (id: string): void => {
  // A moment later: what opens at once, itself again or the next in line, takes the entry over.
  const cancel = wallClock.later(0, () => {
    leaving = null;
    if (marked() === id) goBack(id);
  });
  leaving = { id, cancel };
};

/**
 * Resolves once no popup has an entry in the history. Who leaves the app for another page waits for it: the
 * way back from a popup that closes would undo that.
 */
export const whenNoEntry = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (marked() !== undefined) return;
      window.removeEventListener('popstate', look);
      resolve();
    };
    window.addEventListener('popstate', look);
    look();
  });

/**
 * While `isOpen`, one history entry of the same page stands on top, so that Back closes what is
 * open and leaves the page where it is. Closing by other means takes the entry away again. A link
 * inside must replace the entry and leave the closing to the page that comes.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const id = useId();
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const onBack = () => {
      if (marked() !== id) closeNow();
    };
    let hasEntry = false;
    const callOff = whenStill(() => {
      hasEntry = true;
      takeEntry(id);
      window.addEventListener('popstate', onBack);
    });
    return () => {
      callOff();
      window.removeEventListener('popstate', onBack);
      if (hasEntry) giveEntry(id);
    };
  }, [isOpen, id]);
};
