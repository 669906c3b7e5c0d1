import { useTranslation } from 'react-i18next';
import { paths } from '#src/app/paths.ts';
import { Group } from '#src/parts/setting/Group.tsx';
import { RowLink } from '#src/parts/setting/Row.tsx';
import { useSession } from '#src/session/store.ts';

/** Who the player is, what keeps the account safe, and how much they play. */
export const ProfileGroup = () => {
  const { t } = useTranslation('setting');
  const { uid, fullName, hasPin } = useSession((state) => state.player);
  return (
    <Group title={t('group.profile')}>
      <RowLink icon="user" label={t('row.uid')} to={paths.settingUid.href()} value={uid} />
      <RowLink icon="card" label={t('row.name')} to={paths.settingName.href()} value={fullName} />
      <RowLink icon="lock" label={t('row.password')} to={paths.settingPassword.href()} />
      <RowLink
        icon="pin"
        label={t('row.pin')}
        to={paths.settingPin.href()}
        value={t(hasPin ? 'row.pinSet' : 'row.pinMissing')}
      />
      <RowLink
        icon="measure"
        label={t('row.measure')}
        note={t('row.measureNote')}
        to={paths.settingMeasure.href()}
      />
    </Group>
  );
};
