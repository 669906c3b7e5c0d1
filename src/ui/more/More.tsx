import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Alert } from '../form/Alert.tsx';
import { useMessage } from '../message/useMessage.ts';
import css from './more.module.css';

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

interface MoreProps {
  query: Pages;
  /** What the button says, and what stands below the last page. */
  words: { more: string; end: string };
}

/** Fetches the next page as it comes near; the button is there where that does not happen. */
export const More = ({ query, words }: MoreProps) => {
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
          {words.more}
        </Button>
      ) : (
        <p className={css.end}>{words.end}</p>
      )}
    </div>
  );
};
