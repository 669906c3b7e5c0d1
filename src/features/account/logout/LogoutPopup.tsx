import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';

/** Asks before the player is logged out. */
export const LogoutPopup = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('setting');
  return (
    <Popup isOpen onClose={onClose} title={t('logout.title')} description={t('logout.text')}>
      <ButtonLink to={paths.logout.href()} replace isWide>
        {t('logout.yes')}
      </ButtonLink>
      <Button look="plain" isWide onClick={onClose}>
        {t('logout.no')}
      </Button>
    </Popup>
  );
};
