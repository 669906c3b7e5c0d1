import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wallClock } from '#engine/core/clock.ts';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import css from './transaction.module.css';
import type { Filter } from './useFilter.ts';

/** Nothing is asked for while somebody types. */
const REST_MS = 300;
const DIGITS = 15;

/** Finds a round, a redemption or a change by the number that stands on it. */
export const NumberSearch = ({ number, change }: Filter) => {
  const { t } = useTranslation('transaction');
  const [typed, setTyped] = useState(number);
  // Shown all again, from elsewhere on the page.
  useEffect(() => setTyped(number), [number]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed last counts, and once.
  useEffect(() => {
    if (typed === number) return;
    if (typed === '') return change({ number: undefined });
    return wallClock.later(REST_MS, () => change({ number: typed }));
  }, [typed]);
  return (
    <div className={css.search}>
      <SearchField
        label={t('number.label')}
        clearLabel={t('number.clear')}
        inputMode="numeric"
        maxLength={DIGITS}
        value={typed}
        onChange={(text) => setTyped(text.replace(/\D/g, ''))}
      />
    </div>
  );
};
