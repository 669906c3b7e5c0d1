import { type RefObject, useEffect, useMemo, useState } from 'react';
import { bridge } from '#engine/bridge.ts';
import { guardDoubleTap } from '#engine/canvas/device/doubleTap.ts';
import { createHaptics, feelPresses } from '#engine/canvas/device/haptics.ts';
import { pageVisibility } from '#engine/canvas/device/visibility.ts';
import { keepAwake } from '#engine/canvas/device/wakeLock.ts';
import { logFailure } from '#src/base/log.ts';
import { pageFullscreen } from '#src/features/browser/fullscreen.ts';

/**
 * What a play route asks of the device: the screen stays on, no double tap zooms or counts, each press
 * is felt, and full screen is left with the route.
 */
export const usePlayDevice = (element: RefObject<HTMLElement | null>): void => {
  useEffect(
    () => keepAwake(pageVisibility(), (what, error) => logFailure(what, error), navigator.wakeLock),
    [],
  );
  useEffect(() => {
    if (element.current) return guardDoubleTap(element.current);
  }, [element]);
  useEffect(() => {
    if (element.current) return feelPresses(element.current, createHaptics(bridge));
  }, [element]);
  useEffect(() => () => void pageFullscreen().leave(), []);
};

/** Full screen for the pause menu. */
export const useFullscreen = () => {
  const fullscreen = useMemo(pageFullscreen, []);
  const [isOn, setOn] = useState(fullscreen.isOn);
  useEffect(() => fullscreen.watch(setOn), [fullscreen]);
  return { isOffered: fullscreen.isOffered, isOn, toggle: () => void fullscreen.toggle() };
};
