import { print } from '#server/platform/terminal.ts';
import { median } from '../tests/bench/median.ts';

/** A whole number as it is read: '12,345'. */
export const wholeText = (value: number) => Math.round(value).toLocaleString('en');
let lines: string[] = [];
/** A line of the report. */
export const line = (what: string, value: string, target: string) => {
  const text = `${what.padEnd(44)}${value.padStart(14)}  ${target}`;
  lines.push(text);
  print(text);
};
/** The lines since they were last taken. */
export const takeLines = (): string[] => {
  const taken = lines;
  lines = [];
  return taken;
};
/** The median of speeds, and whether it reaches what is asked of it. */
export const perSecond = (what: string, values: number[], target?: number) =>
  line(
    what,
    `${wholeText(median(values))}/s`,
    target === undefined
      ? ''
      : `${median(values) >= target ? 'ok' : 'BELOW'} (at least ${wholeText(target)})`,
  );
