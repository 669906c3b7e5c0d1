import { stderr, stdout } from 'node:process';
import { shown } from '#contract/shown.ts';

/** Lines as they are printed, or written to a file that will be. */
export const terminalText = (lines: readonly string[]): string =>
  lines.map((line) => `${shown(line)}\n`).join('');

/** Prints lines on standard output. All that the operator's command and the tools say goes through here. */
export const print = (...lines: readonly string[]): void => void stdout.write(terminalText(lines));

/** Prints lines on standard error. */
export const printError = (...lines: readonly string[]): void =>
  void stderr.write(terminalText(lines));

/** Shows how far something is, on a line of a terminal that is written over; null: it is over. */
export const printProgress = (text: string | null): void => {
  if (stderr.isTTY) stderr.write(`\r\x1b[K${shown(text ?? '')}`);
};

/** The lines of a text that has line breaks of its own: a stack, JSON, a library's help. */
export const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/**
 * The same, where others may have written it: all but the first stand further in, so that none looks like a
 * line of ours.
 */
export const hangingLines = (text: string): string[] =>
  linesOf(text).map((line, at) => (at > 0 ? `  ${line}` : line));

/** For Commander's `configureOutput`. */
export const PRINTED = {
  writeOut: (text: string) => print(...linesOf(text)),
  writeErr: (text: string) => printError(...linesOf(text)),
};
