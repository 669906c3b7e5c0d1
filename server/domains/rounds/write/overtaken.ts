/** What was tried met something else than it was worked out from: another's write, which came first. */
export class Overtaken {
  /** All that was read for it and could change; equal texts: nothing has. */
  readonly read: string;
  readonly cause: unknown;

  constructor(read: readonly unknown[], cause?: unknown) {
    this.read = JSON.stringify(read);
    this.cause = cause;
  }
}

/** What changes and changes back between two readings looks the same once. */
const SAME = 3;

/**
 * Tries until it is not overtaken, each time from what is so by then. Throws where nothing changes any more:
 * then it would be overtaken for ever.
 */
export const untilWritten = async <Came>(
  attempt: (turn: number) => Promise<Came | Overtaken>,
): Promise<Came> => {
  let last: string | null = null;
  let same = 0;
  for (let turn = 0; ; turn += 1) {
    const came = await attempt(turn);
    if (!(came instanceof Overtaken)) return came;
    same = came.read === last ? same + 1 : 1;
    last = came.read;
    if (same === SAME)
      throw new Error(`what was read can't be written, and stays so: ${last}`, {
        cause: came.cause,
      });
  }
};
