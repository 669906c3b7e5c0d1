/** A reason not to start, in a line for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
