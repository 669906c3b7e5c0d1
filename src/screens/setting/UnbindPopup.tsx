import { useTranslation } from 'react-i18next';
import { useStepUp } from '#src/features/account/stepUp/useStepUp.tsx';
import { useUnbind } from '#src/features/telegram/binding.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';

/** Asks before the account is unbound from Telegram. */
export const UnbindPopup = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const { mutateAsync, isPending, error } = useUnbind();
  const stepUp = useStepUp();
  const unbind = async () => {
    if ((await stepUp.run(mutateAsync)) !== false) onClose();
  };
  return (
    <Popup isOpen onClose={onClose} title={t('unbind.title')} description={t('unbind.text')}>
      {error !== null && <Alert>{errorText(error)}</Alert>}
      <OnlineButton isWide isBusy={isPending} onClick={() => void unbind().catch(() => {})}>
        {t('unbind.yes')}
      </OnlineButton>
      <Button look="plain" isWide onClick={onClose}>
        {t('unbind.no')}
      </Button>
      {stepUp.popup}
    </Popup>
  );
};
