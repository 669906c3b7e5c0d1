import { type InfiniteData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import {
  allShownPath,
  InboxAnswer,
  InboxMessage,
  inboxMessagePath,
  inboxPath,
  NotificationAnswer,
  notificationPath,
  shownPath,
} from '#contract/inbox.ts';
import type { PlayerAnswer } from '#contract/refresh.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { queryClient } from '#src/base/calls/queryClient.ts';
import { applyUnread, useSession, whoseIs } from '#src/session/store.ts';
import { keepInbox, lastInbox } from './lastInbox.ts';

type Pages = InfiniteData<InboxAnswer, string | null>;

const getInbox = async (before: string | null, signal: AbortSignal): Promise<InboxAnswer> => {
  const uid = whoseIs(useSession.getState());
  const params = before ? { before } : {};
  const answer = await call(InboxAnswer, { url: inboxPath, params, signal });
  if (before === null) keepInbox(uid, answer);
  return answer;
};

/** What was last known stands there until the server has answered, and where it can't. */
const lastPages = (): Pages | undefined => {
  const last = lastInbox();
  return last && { pages: [last.answer], pageParams: [null] };
};

/** The player's messages, newest first, page by page. */
export const useInbox = () =>
  useInfiniteQuery({
    queryKey: keys.inboxList,
    queryFn: ({ pageParam, signal }) => getInbox(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    initialData: lastPages,
    initialDataUpdatedAt: () => lastInbox()?.at,
    // However young what is kept is, it is of another visit.
    refetchOnMount: ({ state }) => (state.dataUpdateCount === 0 ? 'always' : true),
  });

const listed = (id: string): InboxMessage | undefined =>
  (queryClient.getQueryData<Pages>(keys.inboxList) ?? lastPages())?.pages
    .flatMap(({ messages }) => messages)
    .find((message) => message.id === id);

/** One message; the one in the list, where that was shown just now or is all that is known. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: keys.inboxMessage(id),
    queryFn: ({ signal }) => call(InboxMessage, { url: inboxMessagePath(id), signal }),
    initialData: () => listed(id),
    initialDataUpdatedAt: () => queryClient.getQueryState(keys.inboxList)?.dataUpdatedAt ?? 0,
  });

/**
 * Asks for a message before its screen is shown; false when there is none of that id. Any other
 * failure is the screen's to show.
 */
export const isMessageThere = async (id: string): Promise<boolean> => {
  if (!/^[0-9]{1,15}$/.test(id)) return false;
  try {
    await queryClient.fetchQuery({ ...messageQuery(id), retry: false });
    return true;
  } catch (error) {
    return !(error instanceof CallError && error.status === 404);
  }
};

/** Nothing shows a popup of these messages any more. */
const dropPopups = (isDropped: (id: string) => boolean): void => {
  queryClient.setQueryData<PlayerAnswer>(keys.refresh(true), (player) => {
    if (!player) return undefined;
    const inbox = player.inboxs.inbox.filter(({ id }) => !isDropped(id));
    const { count, upTo } = player.inboxs.waiting;
    // Those that are not listed go with the newest of all.
    const isAll = upTo === null || isDropped(upTo);
    const left = isAll ? inbox.length : count - (player.inboxs.inbox.length - inbox.length);
    const waiting = { count: left, upTo: isAll ? (inbox.at(-1)?.id ?? null) : upTo };
    return { ...player, inboxs: { ...player.inboxs, inbox, waiting } };
  });
};

const asRead = (message: InboxMessage, id: string): InboxMessage =>
  message.id === id ? { ...message, isRead: true } : message;

const showRead = (id: string): void => {
  queryClient.setQueryData<Pages>(
    keys.inboxList,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          messages: page.messages.map((message) => asRead(message, id)),
        })),
      },
  );
  queryClient.setQueryData<InboxMessage>(
    keys.inboxMessage(id),
    (message) => message && asRead(message, id),
  );
};

/** The message was opened: list, badge and popups follow once the server knows. */
export const openMessage = async (id: string): Promise<void> => {
  const url = notificationPath(encodeURIComponent(id));
  const { unreadCount } = await call(NotificationAnswer, { method: 'PUT', url });
  dropPopups((each) => each === id);
  showRead(id);
  applyUnread(unreadCount);
};

/** Its popup was closed without being confirmed: it does not come again, and stays unread. */
export const closePopup = async (id: string): Promise<void> => {
  await call(NotificationAnswer, { method: 'PUT', url: shownPath(id) });
  dropPopups((each) => each === id);
};

/** The popup for all messages up to one was closed: none of them comes again, each stays unread. */
export const closeAllPopups = async (upTo: string): Promise<void> => {
  await call(NotificationAnswer, { method: 'PUT', url: allShownPath, data: { upTo } });
  dropPopups((each) => Number(each) <= Number(upTo));
};
