import { useTranslation } from 'react-i18next';
import { Button } from '#src/parts/button/Button.tsx';
import { Popup } from '#src/parts/popup/Popup.tsx';

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
      title={t('measure.pause.ask', { length })}
      description={t('measure.pause.askText')}
    >
      <Button isWide onClick={onYes}>
        {t('measure.pause.yes', { length })}
      </Button>
      <Button isWide look="plain" onClick={onNo}>
        {t('measure.pause.no')}
      </Button>
    </Popup>
  );
};
