import type { ComponentProps } from 'react';
import { useMessage } from '../message/useMessage.ts';
import { ErrorState } from './ErrorState.tsx';
import { Skeleton } from './Skeleton.tsx';

interface QueryStateProps extends ComponentProps<typeof Skeleton> {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** In the place of an answer that is not there: lines while it is on its way, or why it did not come and another try. */
export const QueryState = ({
  query: { error, isFetching, refetch },
  ...lines
}: QueryStateProps) => {
  const { errorText } = useMessage();
  if (!error) return <Skeleton {...lines} />;
  return <ErrorState text={errorText(error)} isBusy={isFetching} onRetry={() => void refetch()} />;
};
