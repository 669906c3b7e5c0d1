import { hangingLines, printError } from '#server/platform/terminal.ts';
/** What was typed can't be done; the message says why, for whoever typed it. */
export class BadInput extends Error {}

/**
 * Runs a command; bad input is a line on standard error and exit code 2, what else is thrown its stack and
 * exit code 1.
 */
export const orBadInput = async (command: () => Promise<void> | void): Promise<void> => {
  try {
    await command();
  } catch (error) {
    if (error instanceof BadInput) printError(...hangingLines(error.message));
    else
      printError(
        ...hangingLines(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      );
    process.exitCode = error instanceof BadInput ? 2 : 1;
  }
};
