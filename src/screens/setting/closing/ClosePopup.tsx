import { useTranslation } from 'react-i18next';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { stored } from '#src/base/stored.ts';
import { useStepUp } from '#src/features/account/stepUp/useStepUp.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { useClose } from './closing.ts';

/** Asks once more: it can't be taken back. */
export const ClosePopup = ({ onBack }: { onBack: () => void }) => {
  const { t } = useTranslation('account');
  const { errorText } = useMessage();
  const go = useGo();
  const stepUp = useStepUp();
  const { mutateAsync, isPending, error } = useClose();
  const close = async () => {
    if ((await stepUp.run(mutateAsync)) === false) return;
    stored.rememberedUid.set(null);
    stored.loginNotice.set('msg.accountClosed');
    // The popup stays until the login is there: who closes it takes the way back.
    await go(paths.logout.href(), { replace: true });
  };
  return (
    <Popup
      isOpen
      onClose={onBack}
      title={t('closing.ask.title')}
      description={t('closing.ask.text')}
    >
      {error !== null && <Alert>{errorText(error)}</Alert>}
      <Button isWide isBusy={isPending} onClick={() => void close().catch(() => {})}>
        {t('closing.ask.yes')}
      </Button>
      <Button look="plain" isWide onClick={onBack}>
        {t('closing.ask.no')}
      </Button>
      {stepUp.popup}
    </Popup>
  );
};
