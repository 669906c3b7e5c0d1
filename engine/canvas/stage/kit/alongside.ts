/** Starts what nothing waits for: where it is cancelled, nothing is missed. */
export const alongside = (work: Promise<unknown>): void => {
  work.catch(() => {});
};
