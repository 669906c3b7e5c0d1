import { useTranslation } from 'react-i18next';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { isLoggedIn, useSession } from '#src/session/store.ts';
import { type Before, noteSwitch } from '#src/session/switched.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { usePopupTurn } from '#src/ui/popup/turn.ts';
import { useGoBack, useStay } from './switched.ts';

/** A link logged in another account: whose this is now, and the way back. */
export const SwitchedPopup = ({ before }: { before: Before }) => {
  const { t } = useTranslation();
  const { errorText } = useMessage();
  const uid = useSession((state) => state.player.uid);
  const go = useGo();
  const goBack = useGoBack(before);
  const stay = useStay(before);
  const isTurn = usePopupTurn(true);
  const home = async () => {
    // In the place of the popup's own entry of the history, which is there until it closes.
    if (isLoggedIn()) await go(paths.home.href(), { replace: true });
    noteSwitch(null);
  };
  const names = { uid, before: before.uid };
  return (
    <Popup
      isOpen={isTurn}
      onClose={stay}
      title={t('switched.title', names)}
      description={t('switched.text', names)}
    >
      {goBack.isError && <Alert>{errorText(goBack.error)}</Alert>}
      <Button
        isWide
        isBusy={goBack.isPending}
        onClick={() => goBack.mutate(undefined, { onSuccess: home })}
      >
        {t('switched.back', names)}
      </Button>
      <Button look="plain" isWide onClick={stay}>
        {t('switched.stay', names)}
      </Button>
    </Popup>
  );
};
