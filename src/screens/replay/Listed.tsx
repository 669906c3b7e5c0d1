import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import shared from './replay.module.css';
import css from './reportList.module.css';

interface ListedProps {
  query: ComponentProps<typeof QueryState>['query'] & { isPending: boolean };
  /** The lines of the list, each with its key; undefined: not read yet. */
  lines: readonly ReactNode[] | undefined;
}

/** A list that is asked for: that it comes, does not, or holds nothing. */
export const Listed = ({ query, lines }: ListedProps) => {
  const { t } = useTranslation('replay');
  return (
    <>
      {(query.error || query.isPending) && (
        <QueryState query={query} rows={5} label={t('finding')} />
      )}
      {lines?.length === 0 && <p className={shared.soft}>{t('none')}</p>}
      {lines && <ul className={css.reports}>{lines}</ul>}
    </>
  );
};
