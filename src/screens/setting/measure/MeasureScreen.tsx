import { useTranslation } from 'react-i18next';
import { useMeasure } from '#src/calls/measure.ts';
import { Limit } from '#src/parts/measure/Limit.tsx';
import { Months } from '#src/parts/measure/Months.tsx';
import { Pause } from '#src/parts/measure/Pause.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { SettingPage } from '#src/parts/setting/SettingPage.tsx';
import { ErrorState } from '#src/parts/state/ErrorState.tsx';
import { Skeleton } from '#src/parts/state/Skeleton.tsx';

/** Playing with measure: a daily limit, a pause, and the months as they were. */
export const MeasureScreen = () => {
  const { t } = useTranslation('setting');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const measure = useMeasure();
  return (
    <SettingPage
      meta={{ title: t('measure.meta.title'), description: t('measure.meta.description') }}
      title={t('measure.title')}
      text={t('measure.text')}
      isHidden
    >
      {measure.data ? (
        <>
          <Limit measure={measure.data} />
          <Pause measure={measure.data} />
          <Months months={measure.data.months} />
        </>
      ) : measure.isError ? (
        <ErrorState
          text={errorText(measure.error)}
          isBusy={measure.isFetching}
          onRetry={() => void measure.refetch()}
        />
      ) : (
        <Skeleton rows={8} label={common('loading')} />
      )}
    </SettingPage>
  );
};
