import type { Assertion, Sought } from '#contract/assertions.ts';
import { shownStart } from '#contract/shown.ts';
import type { FailsBy, JudgedAssertion } from '#engine/lab/replay/judge.ts';

/** Characters of a name or a note. */
const MOST_NAME = 60;
const MOST_NOTE = 120;

const WHYS: Record<FailsBy, string> = {
  absent: 'it did not come',
  late: 'it came too late',
  came: 'it came',
  noPause: 'nothing lay over the stage',
  otherBalance: 'it did not',
  unknownBalance: 'balances are not in a redacted recording',
  departed: 'the replay departs before it',
  noEntry: 'there is no such entry',
};

const soughtText = ({ kind, name }: Sought): string => {
  // As QA's page calls it.
  const what = kind === 'show' ? 'animation' : kind;
  return name === null ? `any ${what}` : `${what} ${shownStart(name, MOST_NAME)}`;
};

const claimText = (assertion: Assertion, numberOf: (index: number) => number): string => {
  switch (assertion.kind) {
    case 'comes':
    case 'never': {
      const { kind, what, until } = assertion;
      const end = until === null ? 'the end of its segment' : `entry ${numberOf(until)}`;
      return `${soughtText(what)} ${kind === 'comes' ? 'comes' : 'never comes'} until ${end}`;
    }
    case 'neverPaused':
      return `${soughtText(assertion.what)} never comes while paused`;
    case 'follows':
      return `${soughtText(assertion.what)} follows within ${assertion.withinMs} ms`;
    case 'balance':
      return `the balance ${assertion.change}`;
  }
};

/** What is asserted of a recording, and whether it holds: a line each. */
export const judgedLines = (judged: readonly JudgedAssertion[]): string[] =>
  judged.map(({ assertion, before, fails }) => {
    const numberOf = (index: number) => before + index + 1;
    const claim = `  Entry ${numberOf(assertion.index)}: ${claimText(assertion, numberOf)}`;
    const note = assertion.note ? ` (${shownStart(assertion.note, MOST_NOTE)})` : '';
    const verdict = fails
      ? `FAILS at entry ${numberOf(fails.index)}: ${WHYS[fails.why]}.`
      : 'holds.';
    return `${claim}: ${verdict}${note}`;
  });
