import { useTranslation } from 'react-i18next';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { isLoggedIn, useSession } from '#src/session/store.ts';
import { type Before, noteSwitch, type Switched } from '#src/session/switched.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { usePopupTurn } from '#src/ui/popup/turn.ts';
import { stayInstead, useGoBack } from './switched.ts';

/** In the place of another account: the way back to it. */
const FromAnother = ({ before }: { before: Before }) => {
  const { t } = useTranslation();
  const { errorText } = useMessage();
  const uid = useSession((state) => state.player.uid);
  const go = useGo();
  const goBack = useGoBack(before);
  const home = async () => {
    // In the place of the popup's own entry of the history, which is there until it closes.
    if (isLoggedIn()) await go(paths.home.href(), { replace: true });
    noteSwitch(null);
  };
  const names = { uid, before: before.uid };
  return (
    <>
      {goBack.isError && <Alert>{errorText(goBack.error)}</Alert>}
      <Button
        isWide
        isBusy={goBack.isPending}
        onClick={() => goBack.mutate(undefined, { onSuccess: home })}
      >
        {t('switched.back', names)}
      </Button>
      <Button look="plain" isWide onClick={stayInstead(before)}>
        {t('switched.stay', names)}
      </Button>
    </>
  );
};

const stay = () => noteSwitch(null);

/** Nobody was logged in: who goes on knows as whom. */
const FromNobody = () => {
  const { t } = useTranslation();
  const uid = useSession((state) => state.player.uid);
  return (
    <>
      <Button isWide onClick={stay}>
        {t('switched.stay', { uid })}
      </Button>
      <ButtonLink to={paths.logout.href()} replace look="plain" isWide>
        {t('switched.leave')}
      </ButtonLink>
    </>
  );
};

/** A link logged an account in: whose this is now, and the way back. */
export const SwitchedPopup = ({ before }: Switched) => {
  const { t } = useTranslation();
  const uid = useSession((state) => state.player.uid);
  const isTurn = usePopupTurn(true);
  return (
    <Popup
      isOpen={isTurn}
      onClose={before ? stayInstead(before) : stay}
      title={t('switched.title', { uid })}
      description={t(before ? 'switched.text' : 'switched.visitor', { uid, before: before?.uid })}
    >
      {before ? <FromAnother before={before} /> : <FromNobody />}
    </Popup>
  );
};
