import { print } from '#server/terminal.ts';
import { median } from '../tests/bench/median.ts';

/** A whole number as it is read: '12,345'. */
export const figure = (value: number) => Math.round(value).toLocaleString('en');
/** A line of the report. */
export const line = (what: string, value: string, target: string) =>
  print(`${what.padEnd(44)}${value.padStart(14)}  ${target}`);
/** The median of speeds, and whether it reaches what is asked of it. */
export const perSecond = (what: string, values: number[], target?: number) =>
  line(
    what,
    `${figure(median(values))}/s`,
    target === undefined
      ? ''
      : `${median(values) >= target ? 'ok' : 'BELOW'} (at least ${figure(target)})`,
  );
