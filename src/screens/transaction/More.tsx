import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/parts/button/Button.tsx';
import { Alert } from '#src/parts/form/Alert.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import css from './transaction.module.css';

/** How far below the screen the next page is asked for. */
const AHEAD = '600px';

/** What it needs of an infinite query. */
interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
  error: unknown;
}

/** Fetches the next page as it comes near; the button is there where that does not happen. */
export const More = ({ query }: { query: Pages }) => {
  const { t } = useTranslation('transaction');
  const { errorText } = useMessage();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = query;
  const edge = useRef<HTMLDivElement>(null);
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!isWaiting || edge.current === null) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void fetchNextPage(),
      { rootMargin: AHEAD },
    );
    watcher.observe(edge.current);
    return () => watcher.disconnect();
  }, [isWaiting, fetchNextPage]);

  return (
    <div ref={edge} className={css.more}>
      {isFetchNextPageError && <Alert>{errorText(error)}</Alert>}
      {hasNextPage ? (
        <Button
          look="quiet"
          size="s"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : (
        <p className={css.end}>{t('end')}</p>
      )}
    </div>
  );
};
