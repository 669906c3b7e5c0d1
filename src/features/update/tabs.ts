/** Whoever has something open holds it, in any of the club's tabs; the browser lets it go with the tab. */
const LOCK = 'something-open';

let letGo: (() => void) | null = null;

/** Says to the other tabs whether something is open in this one. */
export const tellTabs = (
  isOpen: boolean,
  locks: LockManager | undefined = navigator.locks,
): void => {
  if (!isOpen) {
    letGo?.();
    letGo = null;
    return;
  }
  if (letGo !== null) return;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void locks?.request(LOCK, { mode: 'shared' }, () => held);
};

/** Does something while nothing is open in any tab, and keeps it so meanwhile; false: something is. */
export const whileAllIdle = async (
  action: () => Promise<void>,
  locks: LockManager | undefined = navigator.locks,
): Promise<boolean> => {
  if (locks === undefined) {
    await action();
    return true;
  }
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await action();
    return lock !== null;
  });
};
