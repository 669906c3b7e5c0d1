import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isGameKey } from '#contract/facts.ts';
import type { Span } from '#contract/span.ts';
import { TRANSACTION_TYPES } from '#contract/transactions.ts';
import { wallClock } from '#engine/core/clock.ts';
import { DAYS, spanOf } from './days.ts';

export type Shown = 'coins' | 'rounds';

/** What the address may say of it; a value that is none of ours counts as left out. */
const NAMES = ['type', 'game', 'days', 'from', 'to', 'number'] as const;
type Chosen = Partial<Record<(typeof NAMES)[number], string | undefined>>;

const chosenIn = (params: URLSearchParams): Chosen =>
  Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? undefined]));

const oneOf = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((each) => each === value);

/**
 * What is shown of the history. It stands in the address, for a reload and for links; a choice shows
 * at once, the address follows when the guards have let it.
 */
export const useFilter = () => {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState(() => chosenIn(params));
  const { game, from = '', to = '', number = '' } = chosen;
  const days = oneOf(DAYS, chosen.days);
  const span: Span = useMemo(() => spanOf(days, [from, to], wallClock.now()), [days, from, to]);
  return {
    shown: (params.get('show') === 'rounds' ? 'rounds' : 'coins') as Shown,
    type: oneOf(TRANSACTION_TYPES, chosen.type),
    game: isGameKey(game) ? game : undefined,
    days,
    /** The number that is looked for, or empty. */
    number: /^\d{1,15}$/.test(number) ? number : '',
    /** First and last day of one's own choice, YYYY-MM-DD or empty. */
    from,
    to,
    span,
    /** Chooses part of it anew; undefined or '' leaves a part out. */
    change: (part: Chosen) => {
      const next = { ...chosen, ...part };
      setChosen(next);
      const address = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        for (const name of NAMES) {
          if (next[name]) after.set(name, next[name]);
          else after.delete(name);
        }
        return after;
      };
      setParams(address, { replace: true, preventScrollReset: true });
    },
  };
};
export type Filter = ReturnType<typeof useFilter>;
