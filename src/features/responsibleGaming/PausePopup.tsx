import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';

interface PausePopupProps {
  /** As '1 week'. */
  length: string;
  onYes: () => void;
  onNo: () => void;
}

export const PausePopup = ({ length, onYes, onNo }: PausePopupProps) => {
  const { t } = useTranslation('setting');
  return (
    <Popup
      isOpen
      onClose={onNo}
      title={t('responsibleGaming.pause.ask', { length })}
      description={t('responsibleGaming.pause.askText')}
    >
      <Button isWide onClick={onYes}>
        {t('responsibleGaming.pause.yes', { length })}
      </Button>
      <Button isWide look="plain" onClick={onNo}>
        {t('responsibleGaming.pause.no')}
      </Button>
    </Popup>
  );
};
