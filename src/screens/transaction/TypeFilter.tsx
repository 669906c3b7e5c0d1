import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES } from '#contract/transactions.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { Filter } from './useFilter.ts';
import { useTypeText } from './useTypeText.ts';

/** One type at a time, or all of them. */
export const TypeFilter = ({ type, change }: Filter) => {
  const { t } = useTranslation('transaction');
  const typeText = useTypeText();
  const types = TRANSACTION_TYPES.map((each) => [each, typeText(each)] as const);
  return (
    <ChoiceGroup
      label={t('filter')}
      name="type"
      choices={[[undefined, t('all')], ...types]}
      value={type}
      onChoose={(next) => change({ type: next })}
    />
  );
};
