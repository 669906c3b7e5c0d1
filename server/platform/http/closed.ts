import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_BASE } from '#contract/api.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under maintenance too: what tells of it, and who comes and goes. */
    staysOpen?: boolean;
  }
}

const READ_CLOSED = { name: 'club_closed', text: 'select maintenance as closed from settings' };

/** True while the club is under maintenance. */
export const isClubClosed = async (store: Store): Promise<boolean> => {
  const [row] = await store.run<{ closed: boolean }>(READ_CLOSED, []);
  return row?.closed ?? false;
};

/** What is no route is none of the club's; the documentation's pages are not ours to mark. */
const isKept = ({ routeOptions: { url = '', config } }: FastifyRequest): boolean =>
  config.staysOpen === true || !url.startsWith(API_BASE) || url.startsWith(`${API_BASE}docs`);

/** Throws 503 `msg.systemMaintenance` where the club is closed and the call is none that stays open. */
export const demandOpenClub = (request: FastifyRequest, isClosed: boolean): void => {
  if (isClosed && !isKept(request)) throw new Refusal('msg.systemMaintenance');
};

/**
 * Under maintenance every call is refused but those marked `staysOpen`. For a player's calls
 * `playerOnly` does it, which learns of maintenance with the session, and for a move from memory the
 * statement that writes it; this asks for all the others.
 */
export const registerClosing = (app: FastifyInstance, store: Store): void => {
  app.addHook('preParsing', async (request) => {
    if (request.session !== null || isKept(request)) return;
    demandOpenClub(request, await isClubClosed(store));
  });
};
