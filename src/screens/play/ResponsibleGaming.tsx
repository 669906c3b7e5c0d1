import { useTranslation } from 'react-i18next';
import { Limit } from '#src/features/responsibleGaming/Limit.tsx';
import { Pause } from '#src/features/responsibleGaming/Pause.tsx';
import { useResponsibleGaming } from '#src/features/responsibleGaming/responsibleGaming.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';

/** Limits and pauses over the table: the open round stays where it is. */
export const ResponsibleGaming = () => {
  const { t } = useTranslation('play');
  const { errorText } = useMessage();
  const responsibleGaming = useResponsibleGaming();
  if (responsibleGaming.data)
    return (
      <div>
        <Limit responsibleGaming={responsibleGaming.data} />
        <Pause responsibleGaming={responsibleGaming.data} />
      </div>
    );
  if (!responsibleGaming.isError) return <Skeleton rows={6} label={t('opening')} />;
  return (
    <ErrorState
      text={errorText(responsibleGaming.error)}
      isBusy={responsibleGaming.isFetching}
      onRetry={() => void responsibleGaming.refetch()}
    />
  );
};
