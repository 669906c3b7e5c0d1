import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES, type TransactionType } from '#contract/transactions.ts';
import { Choices } from './Choices.tsx';

interface FilterProps {
  type: TransactionType | undefined;
  onType: (type: TransactionType | undefined) => void;
}

/** One type at a time, or all of them. */
export const Filter = ({ type, onType }: FilterProps) => {
  const { t } = useTranslation('transaction');
  const types = TRANSACTION_TYPES.map((each) => [each, t(`type.${each}`)] as const);
  return (
    <Choices
      label={t('filter')}
      name="type"
      choices={[[undefined, t('all')], ...types]}
      value={type}
      onChoose={onType}
    />
  );
};
