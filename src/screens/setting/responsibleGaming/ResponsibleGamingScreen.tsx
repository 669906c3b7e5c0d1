import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { ProgressSwitch } from '#src/features/progress/ProgressSwitch.tsx';
import { Limit } from '#src/features/responsibleGaming/Limit.tsx';
import { Months } from '#src/features/responsibleGaming/Months.tsx';
import { Pause } from '#src/features/responsibleGaming/Pause.tsx';
import { useResponsibleGaming } from '#src/features/responsibleGaming/responsibleGaming.ts';
import { TimeHere } from '#src/features/responsibleGaming/TimeHere.tsx';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';

/** Playing responsibly: a daily limit, a pause, and the months as they were. */
export const ResponsibleGamingScreen = () => {
  const { t } = useTranslation('setting');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const responsibleGaming = useResponsibleGaming();
  return (
    <SettingPage
      meta={{
        title: t('responsibleGaming.meta.title'),
        description: t('responsibleGaming.meta.description'),
      }}
      title={t('responsibleGaming.title')}
      text={t('responsibleGaming.text')}
      isHidden
    >
      {responsibleGaming.data ? (
        <>
          <Limit responsibleGaming={responsibleGaming.data} />
          <Pause responsibleGaming={responsibleGaming.data} />
          <ButtonLink to={paths.responsibleGaming.href()} look="quiet" size="s" icon="help">
            {t('responsibleGaming.help')}
          </ButtonLink>
          <ProgressSwitch />
          <TimeHere minutes={responsibleGaming.data.minutesHere} />
          <Months months={responsibleGaming.data.months} />
        </>
      ) : responsibleGaming.isError ? (
        <ErrorState
          text={errorText(responsibleGaming.error)}
          isBusy={responsibleGaming.isFetching}
          onRetry={() => void responsibleGaming.refetch()}
        />
      ) : (
        <Skeleton rows={8} label={common('loading')} />
      )}
    </SettingPage>
  );
};
