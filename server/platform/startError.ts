/** A reason not to start, in a line for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a system error ('EACCES'); undefined for any other. */
export const systemCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
