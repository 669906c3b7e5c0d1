/** Where gestures are heard. */
export type Gestures = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** What the browser counts as a gesture: what it else refuses, it allows then. */
const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/** Calls back at each gesture; the answer stops it. */
export const watchGestures = (page: Gestures, callback: () => void): (() => void) => {
  for (const gesture of GESTURES) page.addEventListener(gesture, callback);
  return () => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, callback);
  };
};
