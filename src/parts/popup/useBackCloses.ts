import { useEffect, useId, useRef } from 'react';
import { wallClock } from '#engine/clock.ts';

interface Marked {
  popup?: string;
}
const marked = () => (window.history.state as Marked | null)?.popup;

/**
 * While `isOpen`, one history entry of the same page stands on top, so that Back closes what is
 * open and leaves the page where it is. Closing by other means takes the entry away again. A link
 * inside must replace the entry and leave the closing to the page that comes.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const id = useId();
  const closeNow = useRef(close);
  const cancelBack = useRef<(() => void) | null>(null);
  useEffect(() => {
    closeNow.current = close;
  });

  useEffect(() => {
    if (!isOpen) return;
    if (cancelBack.current) cancelBack.current();
    else window.history.pushState({ ...window.history.state, popup: id }, '');
    cancelBack.current = null;
    const onBack = () => {
      if (marked() !== id) closeNow.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // A moment later: an effect that is run again at once keeps its entry.
      cancelBack.current = wallClock.later(0, () => {
        cancelBack.current = null;
        if (marked() === id) window.history.back();
      });
    };
  }, [isOpen, id]);
};
