import type { AnyRoundLink } from '#games/catalogue.ts';

type State = ReturnType<AnyRoundLink['state']>;

/** How made-up events are played, one after the other. */
export interface EventsRun {
  /** As many more are shown. */
  allow(more: number): void;
}

/**
 * Opens the round and has its events shown, `first` of them at once. The machine waits before each of the others as it
 * waits while something lies over the stage.
 */
export const playEvents = (link: AnyRoundLink, first: number): EventsRun => {
  let isOpened = false;
  let left = first;
  let phase: State['phase'] | null = null;
  const hold = (isCovered: boolean) =>
    queueMicrotask(() => {
      if (link.state().isCovered !== isCovered) link.send({ type: 'cover', isCovered });
    });
  const follow = (state: State) => {
    const isNew = state.phase !== phase;
    phase = state.phase;
    if (phase === 'idle' && !isOpened) {
      isOpened = true;
      queueMicrotask(() => link.send({ type: 'open' }));
    }
    if (isNew && phase === 'presenting') left -= 1;
    // The stage takes it away as well, when the page is seen again.
    if (left <= 0 && !state.isCovered) hold(true);
  };
  link.subscribe(follow);
  follow(link.state());
  return {
    allow(more) {
      left = Math.max(0, left) + more;
      hold(false);
    },
  };
};
