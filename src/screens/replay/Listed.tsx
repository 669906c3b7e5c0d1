import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import shared from './replay.module.css';
import css from './reportList.module.css';

interface ListedProps {
  query: {
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch(): Promise<unknown>;
  };
  /** The lines of the list, each with its key; undefined: not read yet. */
  lines: readonly ReactNode[] | undefined;
}

/** A list that is asked for: that it comes, does not, or holds nothing. */
export const Listed = ({
  query: { error, isPending, isFetching, refetch },
  lines,
}: ListedProps) => {
  const { t } = useTranslation('replay');
  const { errorText } = useMessage();
  return (
    <>
      {error !== null && (
        <ErrorState text={errorText(error)} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {isPending && <Skeleton rows={5} label={t('finding')} />}
      {lines?.length === 0 && <p className={shared.soft}>{t('none')}</p>}
      {lines && <ul className={css.reports}>{lines}</ul>}
    </>
  );
};
