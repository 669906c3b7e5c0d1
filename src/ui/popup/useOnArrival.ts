import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For a link in a popup that stands over every page: the answer goes on its click, and `then` runs once the
 * page it leads to is there. Closing the popup sooner would take its history entry away, and the link with it.
 */
export const useOnArrival = (then: () => void): (() => void) => {
  const { key } = useLocation();
  const leftFrom = useRef<string | null>(null);
  const arrive = useEffectEvent(then);
  useEffect(() => {
    if (leftFrom.current !== null && leftFrom.current !== key) arrive();
  }, [key]);
  return () => {
    leftFrom.current = key;
  };
};
