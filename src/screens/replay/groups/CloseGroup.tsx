import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';

interface CloseGroupProps {
  /** How many players are told. */
  players: number;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before a group is closed: its players can't be told otherwise afterwards. */
export const CloseGroup = ({ players, onYes, onClose }: CloseGroupProps) => {
  const { t } = useTranslation('replay');
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={t('groups.sure')}
      description={t('groups.tells', { count: players })}
    >
      <Button isWide onClick={onYes}>
        {t('groups.yes')}
      </Button>
      <Button look="plain" isWide onClick={onClose}>
        {t('groups.no')}
      </Button>
    </Popup>
  );
};
