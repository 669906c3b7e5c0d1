import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES, type TransactionType } from '#contract/transactions.ts';
import a11y from '#src/styles/heard.module.css';
import css from './transaction.module.css';

interface FilterProps {
  type: TransactionType | undefined;
  onType: (type: TransactionType | undefined) => void;
}

/** One type at a time, or all of them. */
export const Filter = ({ type, onType }: FilterProps) => {
  const { t } = useTranslation('transaction');
  return (
    <fieldset className={css.filter}>
      <legend className={a11y.heard}>{t('filter')}</legend>
      {[undefined, ...TRANSACTION_TYPES].map((each) => (
        <label key={each ?? 'all'} className={css.choice}>
          <input
            type="radio"
            name="type"
            className={css.radio}
            checked={each === type}
            onChange={() => onType(each)}
          />
          {each === undefined ? t('all') : t(`type.${each}`)}
        </label>
      ))}
    </fieldset>
  );
};
