import { type RefObject, useEffect, useMemo, useState } from 'react';
import { wallClock } from '#engine/clock.ts';
import { guardDoubleTap } from '#engine/device/doubleTap.ts';
import { createFullscreen } from '#engine/device/fullscreen.ts';
import { pageVisibility } from '#engine/device/visibility.ts';
import { keepAwake } from '#engine/device/wakeLock.ts';
import { logFailure } from '#src/app/log.ts';

/** What a play route asks of the device: the screen stays on, and no double tap zooms or counts. */
export const usePlayDevice = (element: RefObject<HTMLElement | null>): void => {
  useEffect(
    () => keepAwake(pageVisibility(), (what, error) => logFailure(what, error), navigator.wakeLock),
    [],
  );
  useEffect(() => {
    if (element.current) return guardDoubleTap(element.current, wallClock);
  }, [element]);
};

/** Fullscreen of the whole page, so that popups show in it; left with the play route. */
export const useFullscreen = () => {
  const fullscreen = useMemo(() => createFullscreen(document.documentElement, logFailure), []);
  const [isOn, setOn] = useState(fullscreen.isOn);
  useEffect(() => {
    const stop = fullscreen.watch(setOn);
    return () => {
      stop();
      void fullscreen.leave();
    };
  }, [fullscreen]);
  return { isOffered: fullscreen.isOffered, isOn, toggle: () => void fullscreen.toggle() };
};
