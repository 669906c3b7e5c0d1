import type { TFunction } from 'i18next';
import type { Assertion, Sought } from '#contract/assertions.ts';
import type { JudgedAssertion } from '#engine/lab/replay/judge.ts';

type Words = TFunction<'replay'>;

/** How XState names that a state's time is over, and that what it waits for is done or failed. */
const TIME_OVER = /^xstate\.after\.(\d+)\.\w+\.(.+)$/;
const CAME = /^xstate\.(done|error)\.actor\.\d+\.\w+\.(.+)$/;

/** A recorded name; where the machine's library made it, in words. */
export const nameWords = (name: string, t: Words): string => {
  const [, ms, timed] = TIME_OVER.exec(name) ?? [];
  if (ms && timed) return t('assert.timer', { state: timed, ms });
  const [, how, state] = CAME.exec(name) ?? [];
  return how && state ? t(`assert.${how as 'done' | 'error'}`, { state }) : name;
};

const soughtWords = ({ kind, name }: Sought, t: Words): string =>
  `${t(`assert.what.${kind}`)} ${name === null ? `(${t('assert.any')})` : nameWords(name, t)}`;

const claimWords = (assertion: Assertion, before: number, t: Words): string => {
  switch (assertion.kind) {
    case 'comes':
    case 'never': {
      const { kind, until } = assertion;
      const what = soughtWords(assertion.what, t);
      return until === null
        ? t(`assert.claim.${kind}AtAll`, { what })
        : t(`assert.claim.${kind}`, { what, until: before + until + 1 });
    }
    case 'neverPaused':
      return t('assert.claim.neverPaused', { what: soughtWords(assertion.what, t) });
    case 'follows':
      return t('assert.claim.follows', {
        what: soughtWords(assertion.what, t),
        ms: assertion.withinMs,
      });
    case 'balance':
      return t('assert.claim.balance', { change: t(`assert.changes.${assertion.change}`) });
  }
};

/** What is asserted, of which entry, in words. `before`: entries before its segment. */
export const claimOf = (assertion: Assertion, before: number, t: Words): string =>
  `${t('assert.at', { number: before + assertion.index + 1 })}: ${claimWords(assertion, before, t)}`;

/** Where it does not hold, and why. */
export const failsOf = (
  { why, index }: NonNullable<JudgedAssertion['fails']>,
  before: number,
  t: Words,
): string => t('assert.fails', { number: before + index + 1, why: t(`assert.why.${why}`) });
