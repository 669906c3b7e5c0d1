/**
 * What the specification wants 'only logged': failures that must not disturb the player. Never pass
 * a body, token or phone number.
 */
export const logFailure = (what: string, reason?: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: the one place of the client that may write to the console.
  console.warn(what, reason instanceof Error ? reason.message : (reason ?? ''));
};
