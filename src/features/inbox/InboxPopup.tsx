import { type ComponentType, useEffect, useState } from 'react';
import type { InboxMessage } from '#contract/inbox.ts';
import { wallClock } from '#engine/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { usePopupTurn } from '#src/ui/popup/turn.ts';
import { useIsCalm } from './calm.ts';
import { closePopup, openMessage } from './inbox.ts';
import type { MessagePopupProps } from './MessagePopup.tsx';

/** Spec 9: a message pops up this long after it arrived. */
const POPUP_MS = 2000;

interface InboxPopupProps {
  message: InboxMessage;
  /** When it reached this page, epoch milliseconds. */
  arrivedAt: number;
  onClose: () => void;
}

/** Pops one message up when its time has come, no round is on, and no other popup is open. */
export const InboxPopup = ({ message, arrivedAt, onClose }: InboxPopupProps) => {
  const [Popup, setPopup] = useState<ComponentType<MessagePopupProps> | null>(null);
  const isCalm = useIsCalm();
  const isTurn = usePopupTurn(Popup !== null && isCalm);
  useEffect(() => {
    const come = () =>
      import('./MessagePopup.tsx').then(
        ({ MessagePopup }) => setPopup(() => MessagePopup),
        (error: unknown) => logFailure('A message could not pop up', error),
      );
    return wallClock.later(Math.max(0, arrivedAt + POPUP_MS - wallClock.now()), come);
  }, [arrivedAt]);

  const end = (tell: (id: string) => Promise<void>) => {
    onClose();
    // What could not be told comes again on another visit.
    tell(message.id).catch((error: unknown) => logFailure('A popup was not settled', error));
  };
  if (!Popup || !isTurn) return null;
  return (
    <Popup
      payload={message.payload}
      onConfirm={() => end(openMessage)}
      onClose={() => end(closePopup)}
    />
  );
};
