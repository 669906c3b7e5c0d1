import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { usePin } from '#src/features/account/pin.ts';
import { CoinImage } from '#src/features/club/coins/Coins.tsx';
import { useSession } from '#src/session/store.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { AskPin } from './AskPin.tsx';
import { forgetAmount } from './amount.ts';
import { NeedPin, PinSeal } from './NeedPin.tsx';
import css from './redeem.module.css';
import type { RedemptionFlow } from './useRedemption.ts';

interface ConfirmPopupProps {
  /** Formatted, without the word. */
  coins: string;
  /** Formatted, with its currency. */
  credit: string;
  redemption: RedemptionFlow;
  onPin: (pin: string) => void;
  onClose: () => void;
}

/** How the PIN stands, as far as it is known; what the last refusal said counts. */
const useStanding = ({ pinFailure }: RedemptionFlow) => {
  const hasPin = useSession((state) => state.player.hasPin);
  const pin = usePin().data ?? null;
  const triesLeft = pin?.triesLeft ?? pinFailure?.count ?? null;
  const refusal = pinFailure?.message;
  if (refusal === 'msg.pinNotSet' || !(pin?.isSet ?? hasPin)) return 'none';
  return refusal === 'msg.pinLocked' || triesLeft === 0 ? 'locked' : { triesLeft };
};

/** Asks for the PIN before coins are held, or says where to get one; and afterwards what was done. */
export const ConfirmPopup = ({ coins, credit, redemption, onPin, onClose }: ConfirmPopupProps) => {
  const { t } = useTranslation('redeem');
  const { t: common } = useTranslation();
  const { message } = useMessage();
  const standing = useStanding(redemption);
  const { done, pinFailure, isBusy } = redemption;

  if (done !== null)
    return (
      <Popup
        isOpen
        onClose={onClose}
        title={t('done.title')}
        description={t('done.text', { credit })}
        picture={<CoinImage size={88} />}
      >
        <ButtonLink
          to={paths.redemption.href(done.id)}
          replace
          isWide
          className={css.first}
          onClick={forgetAmount}
        >
          {t('receipt.see')}
        </ButtonLink>
        <Button look="quiet" size="s" onClick={onClose}>
          {common('close')}
        </Button>
      </Popup>
    );
  if (standing === 'none' || standing === 'locked')
    return (
      <Popup
        isOpen
        onClose={onClose}
        title={message(standing === 'none' ? 'msg.pinNotSet' : 'msg.pinLocked')}
        description={t(`pin.${standing}`)}
        picture={<PinSeal />}
      >
        <NeedPin />
      </Popup>
    );
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={t('confirm.title', { coins })}
      description={t('confirm.text', { credit })}
      picture={<CoinImage size={56} />}
    >
      <AskPin
        failure={pinFailure}
        triesLeft={standing.triesLeft}
        isBusy={isBusy}
        onPin={onPin}
        onNo={onClose}
      />
    </Popup>
  );
};
