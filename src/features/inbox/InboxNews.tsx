import { useState } from 'react';
import type { InboxMessage } from '#contract/inbox.ts';
import { usePlayer } from '#src/features/club/refresh.ts';
import { InboxPopup } from './InboxPopup.tsx';

/** One message that wants to pop up; it arrived with the answer that brought it here. */
const News = ({ message, answeredAt }: { message: InboxMessage; answeredAt: number }) => {
  const [arrivedAt] = useState(answeredAt);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return <InboxPopup message={message} arrivedAt={arrivedAt} onClose={() => setClosed(true)} />;
};

/** The popups of the inbox, oldest first: they line up by themselves. */
export const InboxNews = () => {
  const { data, dataUpdatedAt } = usePlayer();
  return data?.inboxs.inbox.map((message) => (
    <News key={message.id} message={message} answeredAt={dataUpdatedAt} />
  ));
};
