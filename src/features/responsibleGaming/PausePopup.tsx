import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';

interface PausePopupProps {
  /** As '1 week'; null: for good. */
  length: string | null;
  onYes: () => void;
  onNo: () => void;
}

export const PausePopup = ({ length, onYes, onNo }: PausePopupProps) => {
  const { t } = useTranslation('setting');
  return (
    <Popup
      isOpen
      onClose={onNo}
      title={
        length === null
          ? t('responsibleGaming.pause.askForGood')
          : t('responsibleGaming.pause.ask', { length })
      }
      description={`${t(
        length === null
          ? 'responsibleGaming.pause.askForGoodText'
          : 'responsibleGaming.pause.askText',
      )} ${t('responsibleGaming.pause.stays')}`}
    >
      <OnlineButton isWide onClick={onYes}>
        {length === null
          ? t('responsibleGaming.pause.yesForGood')
          : t('responsibleGaming.pause.yes', { length })}
      </OnlineButton>
      <Button isWide look="plain" onClick={onNo}>
        {t('responsibleGaming.pause.no')}
      </Button>
    </Popup>
  );
};
