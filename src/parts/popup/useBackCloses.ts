import { useEffect, useId, useRef } from 'react';

interface Marked {
  popup?: string;
}
const marked = () => (window.history.state as Marked | null)?.popup;

/**
 * While `isOpen`, one history entry of the same page stands on top, so that Back closes what is
 * open and leaves the page where it is. Closing by other means takes the entry away again.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const id = useId();
  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  });

  useEffect(() => {
    if (!isOpen) return;
    window.history.pushState({ ...window.history.state, popup: id }, '');
    const onBack = () => {
      if (marked() !== id) closeNow.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // A link pressed inside has put its own page on top already.
      if (marked() === id) window.history.back();
    };
  }, [isOpen, id]);
};
