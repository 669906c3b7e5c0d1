import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { InboxPayload } from '#contract/inbox.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { useOnArrival } from '#src/ui/popup/useOnArrival.ts';
import { KindArt } from './KindArt.tsx';
import { MessageLink } from './MessageLink.tsx';
import css from './popup.module.css';
import { useMessageText } from './useMessageText.ts';

export interface MessagePopupProps {
  payload: InboxPayload;
  /** It was read. */
  onConfirm: () => void;
  /** It was put aside. */
  onClose: () => void;
}

/** A message as it pops up: its picture, what it brings, its words. Heavy: load it lazily. */
export const MessagePopup = ({ payload, onConfirm, onClose }: MessagePopupProps) => {
  const { t } = useTranslation('inbox');
  const leave = useOnArrival(onConfirm);
  const { kind, title, amount, unit, text, img } = useMessageText()(payload);
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={title}
      picture={<KindArt kind={kind} img={img} />}
      description={
        <>
          {amount !== null && (
            <strong className={css.brings}>
              <span className={clsx(css.amount, unit === null && css.inWords)}>{amount}</span>
              {unit !== null && <span className={css.unit}>{unit}</span>}
            </strong>
          )}
          <span className={css.text}>{text}</span>
        </>
      }
    >
      <Button isWide className={css.confirm} onClick={onConfirm}>
        {t(`${kind}.confirm`)}
      </Button>
      <MessageLink payload={payload} look="quiet" onGo={leave} onAway={onConfirm} />
    </Popup>
  );
};
