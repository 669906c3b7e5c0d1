import { type ComponentType, useEffect, useState } from 'react';
import type { InboxMessage } from '#contract/inbox.ts';
import { wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { usePopupTurn } from '#src/ui/popup/turn.ts';
import { useIsCalm } from './calm.ts';
import { closeAllPopups, closePopup, openMessage } from './inbox.ts';
import type { ManyPopupProps } from './ManyPopup.tsx';
import type { MessagePopupProps } from './MessagePopup.tsx';

/** Spec 9: a message pops up this long after it arrived. */
const POPUP_MS = 2000;

interface Popups {
  One: ComponentType<MessagePopupProps>;
  Many: ComponentType<ManyPopupProps>;
}
const load = async (): Promise<Popups> => {
  const [{ MessagePopup }, { ManyPopup }] = await Promise.all([
    import('./MessagePopup.tsx'),
    import('./ManyPopup.tsx'),
  ]);
  return { One: MessagePopup, Many: ManyPopup };
};

interface Waiting {
  /** The oldest of those that wait. */
  message: InboxMessage;
  /** How many wait, with it; the number of the newest. */
  count: number;
  upTo: string;
  /** That all up to this number were told of. */
  onClose: (upTo: string) => void;
}

/** What is up: as many as there were when it came; what comes while it is open waits for its end. */
const Shown = ({ One, Many, ...waiting }: Waiting & Popups) => {
  const [{ message, count, upTo }] = useState(waiting);
  const end = (last: string, told: Promise<void>) => {
    waiting.onClose(last);
    // What could not be told comes again on another visit.
    told.catch((error: unknown) => logFailure('A popup was not settled', error));
  };
  if (count > 1) return <Many count={count} onClose={() => end(upTo, closeAllPopups(upTo))} />;
  const { id, payload } = message;
  return (
    <One
      payload={payload}
      onConfirm={() => end(id, openMessage(id))}
      onClose={() => end(id, closePopup(id))}
    />
  );
};

/** Pops up when the oldest message's time has come, no round is on, and no other popup is open. */
export const InboxPopup = ({ arrivedAt, ...waiting }: Waiting & { arrivedAt: number }) => {
  const [popups, setPopups] = useState<Popups | null>(null);
  const isCalm = useIsCalm();
  const isTurn = usePopupTurn(popups !== null && isCalm);
  useEffect(() => {
    const come = () =>
      load().then(setPopups, (error: unknown) => logFailure('A message could not pop up', error));
    return wallClock.later(Math.max(0, arrivedAt + POPUP_MS - wallClock.now()), come);
  }, [arrivedAt]);
  return popups && isTurn ? <Shown {...waiting} {...popups} /> : null;
};
