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
import { QueryState } from '#src/ui/state/QueryState.tsx';

/** Playing responsibly: a daily limit, a pause, and the months as they were. */
export const ResponsibleGamingScreen = () => {
  const { t } = useTranslation('setting');
  const responsibleGaming = useResponsibleGaming();
  const help = (
    <ButtonLink to={paths.responsibleGaming.href()} look="quiet" size="s" icon="help">
      {t('responsibleGaming.help')}
    </ButtonLink>
  );
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
          {help}
          <ProgressSwitch />
          <TimeHere minutes={responsibleGaming.data.minutesHere} />
          <Months months={responsibleGaming.data.months} />
        </>
      ) : (
        <>
          <QueryState query={responsibleGaming} rows={8} />
          {responsibleGaming.isError && help}
        </>
      )}
    </SettingPage>
  );
};
