import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { Group } from '#src/features/settings/Group.tsx';
import { RowLink, RowSwitch } from '#src/features/settings/Row.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { useProgress, useSetStanding } from './progress.ts';
import css from './progressSwitch.module.css';

const Rows = () => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const progress = useProgress();
  const standing = useSetStanding();
  if (!progress.data) return <QueryState query={progress} rows={2} />;
  const isOn = progress.data.standing !== 'off';
  return (
    <Group title={t('progress.title')}>
      <RowSwitch
        icon="clock"
        label={t('progress.remember')}
        note={t('progress.note')}
        isOn={isOn}
        isBusy={standing.isPending}
        needsNetwork
        onChange={(wanted) => void standing.set(wanted)}
        error={standing.error ? errorText(standing.error) : undefined}
      />
      {isOn && <RowLink icon="gift" label={t('progress.see')} to={paths.progress.href()} />}
    </Group>
  );
};

/** Whether the club remembers days and goals, and the way to them. What rests is on. */
export const ProgressSwitch = () => (
  <div className={css.place}>
    <Rows />
  </div>
);
