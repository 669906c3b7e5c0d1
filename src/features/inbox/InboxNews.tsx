import { useState } from 'react';
import { usePlayer } from '#src/features/club/refresh.ts';
import { InboxPopup } from './InboxPopup.tsx';

/**
 * What waits of the inbox, as one popup at a time: the oldest message's when it is alone, and one for all
 * when there are more.
 */
export const InboxNews = () => {
  const { data, dataUpdatedAt } = usePlayer();
  // When each message reached this page: one that waited for another popup has its two seconds behind it.
  const [arrivals] = useState(() => new Map<string, number>());
  const [doneUpTo, setDone] = useState(0);
  if (!data) return null;
  const { inbox, waiting } = data.inboxs;
  for (const { id } of inbox) if (!arrivals.has(id)) arrivals.set(id, dataUpdatedAt);
  const isDone = ({ id }: { id: string }) => Number(id) <= doneUpTo;
  const [first] = inbox.filter((message) => !isDone(message));
  if (!first) return null;
  return (
    <InboxPopup
      key={first.id}
      message={first}
      arrivedAt={arrivals.get(first.id) ?? dataUpdatedAt}
      count={waiting.count - inbox.filter(isDone).length}
      upTo={waiting.upTo ?? first.id}
      onClose={(upTo) => setDone(Number(upTo))}
    />
  );
};
