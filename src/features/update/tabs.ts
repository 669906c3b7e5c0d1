/** Whoever has something open holds it, in any of the club's tabs; the browser lets it go with the tab. */
const LOCK = 'something-open';

let letGo: (() => void) | null = null;
/** Resolves when the browser has taken back what this tab held last. */
let isBack: Promise<unknown> = Promise.resolve();

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
  isBack = locks?.request(LOCK, { mode: 'shared' }, () => held) ?? held;
};

/**
 * Does something while nothing is open in any tab, and keeps it so meanwhile; false: something is. What this
 * tab has let go it waits for, or it would find its own hold.
 */
export const whileAllIdle = async (
  action: () => Promise<void>,
  locks: LockManager | undefined = navigator.locks,
): Promise<boolean> => {
  if (locks === undefined) {
    await action();
    return true;
  }
  if (letGo === null) await isBack;
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await action();
    return lock !== null;
  });
};
