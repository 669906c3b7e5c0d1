import { existsSync, readFileSync } from 'node:fs';

// Processor time of a command and of all it started and waited for, as the shell counts it. What a database
// server does meanwhile is its own, and nobody waits for the processes of a Chromium that is killed: of a whole
// run they take two fifths beside it.

/** The command for a shell that also notes its processor time in a file; its exit code stays. */
export const timed = (command: string, file: string): string =>
  `${command}; code=$?; times > '${file}'; exit $code`;

/** '1m2.34s' in seconds. */
const secondsOf = (time: string): number => {
  const [, minutes = 'NaN', seconds = 'NaN'] = /^(\d+)m([\d.]+)s$/.exec(time) ?? [];
  return 60 * Number(minutes) + Number(seconds);
};

/** What a `timed` command noted: seconds, user and system together; undefined where it noted nothing. */
export const processorSeconds = (file: string): number | undefined => {
  if (!existsSync(file)) return undefined;
  // The shell's own stand in the first line.
  const [, children = ''] = readFileSync(file, 'utf8').split('\n');
  return children
    .trim()
    .split(/\s+/)
    .reduce((sum, time) => sum + secondsOf(time), 0);
};
