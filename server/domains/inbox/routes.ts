import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  AllShownRequest,
  allShownPath,
  InboxAnswer,
  InboxMessage,
  InboxQuery,
  inboxMessagePath,
  inboxPath,
  NotificationAnswer,
  notificationPath,
  shownPath,
} from '#contract/inbox.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { findMessage, INBOX_TYP, listInbox } from './inbox.ts';
import { markAllShown, markRead, markShown } from './opened.ts';

/** A player's messages: the list, each of them, and what became of them. */
export const inboxRoutes: Routes = (app, deps) => {
  const { store, clock, realtime } = deps;
  const shared = { tags: ['inbox'], security: [{ session: [] }] };
  const guarded = { config: { typ: INBOX_TYP }, onRequest: playerOnly(deps) };
  const params = z.object({ id: z.string() });

  app.get(
    API_BASE + inboxPath,
    {
      schema: {
        ...shared,
        summary: "The player's messages, newest first, and how many are unread",
        querystring: InboxQuery,
        response: { 200: InboxAnswer },
      },
      ...guarded,
    },
    (request) => listInbox(store, sessionOf(request).playerId, request.query.before),
  );

  app.get(
    API_BASE + inboxMessagePath(':id'),
    {
      schema: {
        ...shared,
        summary: 'One message; it stays unread',
        params,
        response: { 200: InboxMessage },
      },
      ...guarded,
    },
    (request) => findMessage(store.db, sessionOf(request).playerId, request.params.id),
  );

  app.put(
    API_BASE + allShownPath,
    {
      schema: {
        ...shared,
        summary: 'The popup for all messages up to one was closed: none of them comes again',
        body: AllShownRequest,
        response: { 200: NotificationAnswer },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const shown = { playerId, upTo: request.body.upTo, now: clock.now() };
      const { unreadCount, changes } = await markAllShown(store, shown);
      for (const change of changes) realtime.broadcast(playerId, change);
      return { unreadCount };
    },
  );

  for (const [path, mark, summary] of [
    [notificationPath(':id'), markRead, 'The message was opened: it is read from now on'],
    [shownPath(':id'), markShown, 'Its popup was closed: it does not come again'],
  ] as const)
    app.put(
      API_BASE + path,
      {
        schema: {
          ...shared,
          summary,
          params,
          response: { 200: NotificationAnswer },
        },
        ...guarded,
      },
      async (request) => {
        const { playerId } = sessionOf(request);
        const opened = { playerId, id: request.params.id, now: clock.now() };
        const { unreadCount, changes } = await mark(store, opened);
        for (const change of changes) realtime.broadcast(playerId, change);
        return { unreadCount };
      },
    );
};
