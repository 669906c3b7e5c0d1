import { useTranslation } from 'react-i18next';
import { wallClock } from '#engine/core/clock.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { DAYS, dayKey } from './days.ts';
import css from './transaction.module.css';
import type { Filter } from './useFilter.ts';

/** Any time, some last days, or from one day to another. */
export const DaysFilter = ({ days, from, to, change }: Filter) => {
  const { t } = useTranslation('transaction');
  const today = dayKey(wallClock.now());
  const ends = [
    ['from', from, t('days.from')],
    ['to', to, t('days.to')],
  ] as const;
  return (
    <>
      <ChoiceGroup
        label={t('days.label')}
        name="days"
        choices={[
          [undefined, t('days.any')],
          ...DAYS.map((each) => [each, t(`days.${each}`)] as const),
        ]}
        value={days}
        onChoose={(next) => change({ days: next })}
      />
      {days === 'own' && (
        <div className={css.own}>
          {ends.map(([name, day, label]) => (
            <label key={name} className={css.from}>
              <span className={css.fromLabel}>{label}</span>
              <input
                type="date"
                className={css.date}
                value={day}
                max={today}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
};
