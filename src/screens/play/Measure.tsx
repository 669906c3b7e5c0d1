import { useTranslation } from 'react-i18next';
import { useMeasure } from '#src/calls/measure.ts';
import { Limit } from '#src/parts/measure/Limit.tsx';
import { Pause } from '#src/parts/measure/Pause.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { ErrorState } from '#src/parts/state/ErrorState.tsx';
import { Skeleton } from '#src/parts/state/Skeleton.tsx';

/** Limits and pauses over the table: the open round stays where it is. */
export const Measure = () => {
  const { t } = useTranslation('play');
  const { errorText } = useMessage();
  const measure = useMeasure();
  if (measure.data)
    return (
      <div>
        <Limit measure={measure.data} />
        <Pause measure={measure.data} />
      </div>
    );
  if (!measure.isError) return <Skeleton rows={6} label={t('opening')} />;
  return (
    <ErrorState
      text={errorText(measure.error)}
      isBusy={measure.isFetching}
      onRetry={() => void measure.refetch()}
    />
  );
};
