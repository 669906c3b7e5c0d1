/** What was typed can't be done; the message says why, for whoever typed it. */
export class BadInput extends Error {}

/** Runs a command; bad input is a line on standard error and exit code 2. */
export const orBadInput = async (command: () => Promise<void> | void): Promise<void> => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
};
