import { create } from 'zustand';
import { pageVisibility, type Visibility } from '#engine/canvas/device/visibility.ts';
import { type Clock, wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { isSomethingOpen } from './open.ts';
import { tellTabs, whileAllIdle } from './tabs.ts';

/** How often it is looked whether something is still open, once a version waits. Milliseconds. */
const LOOK_MS = 1_000;

interface Update {
  /** A new version is here, and the page still runs the old one. */
  isReady: boolean;
  /** Nothing is open here that it would cost. */
  isFree: boolean;
  /** The player asked for it, but something is open in another tab: it is taken when that is over. */
  isHeld: boolean;
}

export const useUpdate = create<Update>()(() => ({ isReady: false, isFree: false, isHeld: false }));

/** The version that waits, and the page that is loaded anew with it; handed in by tests. */
interface NewVersion {
  /** Has it take over from the old one in all tabs; resolves when it has. */
  activate(): Promise<void>;
  reload(): void;
}

let version: NewVersion | null = null;
let stopOffering = (): void => {};
let isTaking = false;

const look = (): void => {
  const isFree = !isSomethingOpen();
  tellTabs(!isFree);
  if (useUpdate.getState().isFree !== isFree) useUpdate.setState({ isFree });
};

/**
 * Loads the page with the new version, unless something is open here or in another tab. `isAsked`: by the
 * player, who is told of the other tab.
 */
export const takeUpdate = async (isAsked = false): Promise<void> => {
  if (version === null || isTaking) return;
  look();
  if (!useUpdate.getState().isFree) return;
  isTaking = true;
  try {
    const { activate, reload } = version;
    const isTaken = await whileAllIdle(activate);
    useUpdate.setState(({ isHeld }) => ({ isHeld: !isTaken && (isAsked || isHeld) }));
    if (isTaken) reload();
  } catch (error) {
    logFailure('The new version was not taken', error);
  } finally {
    isTaking = false;
  }
};

/**
 * From here on a new version waits to be taken: by the bar's button, when the page is hidden, or when
 * another screen has come (`takeUpdate`). A newer one takes its place. Answers how to stop.
 */
export const offerUpdate = (
  offered: NewVersion,
  clock: Clock = wallClock,
  visibility: Visibility = pageVisibility(),
): (() => void) => {
  stopOffering();
  version = offered;
  useUpdate.setState({ isReady: true, isHeld: false });
  look();
  const stopLooking = clock.every(LOOK_MS, () => {
    look();
    if (useUpdate.getState().isHeld) void takeUpdate();
  });
  const stopWatching = visibility.watch((isVisible) => {
    if (!isVisible) void takeUpdate();
  });
  stopOffering = () => {
    stopLooking();
    stopWatching();
    tellTabs(false);
    version = null;
    useUpdate.setState({ isReady: false, isFree: false, isHeld: false });
  };
  return stopOffering;
};
