import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ahead, lazyPart } from '#src/base/lazyPart.ts';
import { useInstaller } from '#src/features/install/useInstaller.tsx';
import { Group } from '#src/features/settings/Group.tsx';
import { RowButton } from '#src/features/settings/Row.tsx';
import { useSession } from '#src/session/store.ts';

const loadLogout = () => import('#src/features/account/logout/LogoutPopup.tsx');
const LogoutPopup = lazyPart('LogoutPopup', loadLogout);

/** Install, where there is a way to, and log out, asked once more. */
export const ActionGroup = () => {
  const { t } = useTranslation('setting');
  const isAuth = useSession((state) => state.isAuth);
  const installer = useInstaller();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {(isAuth || installer !== null) && (
        <Group title={t('group.action')}>
          {installer !== null && (
            <RowButton
              icon="install"
              label={t('row.install')}
              note={t('row.installNote')}
              onClick={() => void installer.install()}
            />
          )}
          {isAuth && (
            <RowButton
              icon="logout"
              label={t('row.logout')}
              onPointerEnter={() => ahead(loadLogout)}
              onClick={() => setAsking(true)}
            />
          )}
        </Group>
      )}
      {installer?.steps}
      {/* It stays until the next page is there: who closes it takes the way back. */}
      <Suspense>{isAsking && <LogoutPopup onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
};
