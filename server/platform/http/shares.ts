import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pause } from '../clock.ts';
import { Refusal } from '../refusal.ts';

/**
 * Of one player, so many reading and so many changing calls are worked on at a time in this process. Each
 * holds one connection of the pool at most: one player never has them all, and only their own calls wait.
 */
export const SHARE = 2;
/** No page of the app asks for more than so many things at a time, beside those being answered. */
export const PAGE = 8;
/**
 * With more than that waiting, a reading call keeps its place for so long after its answer: who reads
 * without end leaves the time of the database, and of this process, to those who play.
 */
const READING_MS = 100;
/** So many of a player's may wait; what comes then is refused. */
export const MOST_WAITING = 100;

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/** Lanes by name, each with `SHARE` places, which are taken in the order they were asked for. */
const createLanes = () => {
  const lanes = new Map<string, Lane>();
  return {
    /** Resolves when there is a place; throws 429 `msg.tooFrequent` when too many wait. */
    async enter(name: string): Promise<void> {
      const lane = lanes.get(name) ?? { running: 0, waiting: [] };
      lanes.set(name, lane);
      if (lane.running < SHARE) lane.running += 1;
      else if (lane.waiting.length < MOST_WAITING)
        await new Promise<void>((resolve) => lane.waiting.push(resolve));
      else throw new Refusal('msg.tooFrequent', { seconds: 1, params: ['1'] });
    },
    isCrowded: (name: string): boolean => (lanes.get(name)?.waiting.length ?? 0) > PAGE,
    /** Gives a place to whoever waits. */
    leave(name: string): void {
      const lane = lanes.get(name);
      const next = lane?.waiting.shift();
      if (next) next();
      else if (lane && lane.running > 1) lane.running -= 1;
      else lanes.delete(name);
    },
  };
};

/**
 * Keeps every player's calls to their share. Call it before routes are added: it wraps their handlers.
 * Calls without a session are left alone; of the others `prove` is asked once it is their turn. `hold` resolves when
 * a place that was read from in a crowd is free.
 */
export const registerShares = (
  app: FastifyInstance,
  prove: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
  hold = () => pause(READING_MS),
): void => {
  const lanes = createLanes();
  const inLane = async (name: string, isReading: boolean, handle: () => unknown) => {
    await lanes.enter(name);
    try {
      return await handle();
    } finally {
      if (isReading && lanes.isCrowded(name)) void hold().then(() => lanes.leave(name));
      else lanes.leave(name);
    }
  };
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const handle = () => handler.call(this, request, reply);
      if (!request.session) return handle();
      const carryOut = async () => {
        await prove(request, reply);
        return handle();
      };
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const name = `${isReading ? 'reading' : 'changing'} ${request.session.playerId}`;
      return inLane(name, isReading, carryOut);
    };
  });
};
