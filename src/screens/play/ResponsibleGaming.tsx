import { useTranslation } from 'react-i18next';
import { Limit } from '#src/features/responsibleGaming/Limit.tsx';
import { Pause } from '#src/features/responsibleGaming/Pause.tsx';
import { useResponsibleGaming } from '#src/features/responsibleGaming/responsibleGaming.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';

/** Limits and pauses over the table: the open round stays where it is. */
export const ResponsibleGaming = () => {
  const { t } = useTranslation('play');
  const responsibleGaming = useResponsibleGaming();
  const { data } = responsibleGaming;
  if (!data) return <QueryState query={responsibleGaming} rows={6} label={t('opening')} />;
  return (
    <div>
      <Limit responsibleGaming={data} />
      <Pause responsibleGaming={data} />
    </div>
  );
};
