import * as z from 'zod/mini';
import { isGameKey } from '#contract/games.ts';
import { dayEnd, dayStart } from '#games/dates.ts';
import { flagsOf } from '../rounds/flags.ts';
import { servedGames } from '../rounds/games.ts';
import { gameFlags } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { CommandError, command } from './command.ts';

const Game = z
  .string()
  .check(z.refine(isGameKey, { error: ({ input }) => `There is no game ${input}.` }));
export const OnOff = z.enum(['on', 'off'], "Say 'on' or 'off'.");
const Day = z.optional(z.iso.date('A day is written 2026-12-31.'));

type Flags = Partial<Omit<typeof gameFlags.$inferInsert, 'game'>>;

const setFlags = async (store: Store, game: string, set: Flags): Promise<void> => {
  await store.db
    .insert(gameFlags)
    .values({ game, ...set })
    .onConflictDoUpdate({ target: gameFlags.game, set });
};

/** The Malaysian day of a moment, as people write it. */
const dayOf = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The dates a game is held to now, and whose they are. */
const datesOf = async (store: Store, game: string) => {
  const { startsAt, endsAt } = await flagsOf(store.db, game);
  const dates = servedGames.get(game)?.dates;
  return {
    game,
    from: startsAt ? dayOf(startsAt) : (dates?.startdate ?? null),
    // The end is the moment after the last day.
    to: endsAt ? dayOf(new Date(endsAt.getTime() - 1)) : (dates?.enddate ?? null),
    isOwn: startsAt !== null || endsAt !== null,
  };
};

export const gameCommands = {
  'game maintenance': command({
    args: z.object({ game: Game, state: OnOff }),
    target: ({ game }) => game,
    async run({ store }, { game, state }) {
      const maintenance = state === 'on';
      await setFlags(store, game, { maintenance });
      return { data: { game, maintenance }, lines: [`${game}: maintenance ${state}.`] };
    },
  }),

  'game live': command({
    args: z.object({ game: Game, state: OnOff }),
    target: ({ game }) => game,
    async run({ store }, { game, state }) {
      if (!servedGames.get(game)?.seek)
        throw new CommandError(`Players do not play against each other in ${game}.`);
      const isLive = state === 'on';
      await setFlags(store, game, { isLive });
      return { data: { game, isLive }, lines: [`${game}: matches between players ${state}.`] };
    },
  }),

  'game dates': command({
    args: z.object({ game: Game, from: Day, to: Day, clear: z.optional(z.boolean()) }),
    target: ({ game, from, to, clear }) => (from || to || clear ? game : null),
    async run({ store }, { game, from, to, clear }) {
      const set: Flags = {
        ...(clear && { startsAt: null, endsAt: null }),
        ...(from && { startsAt: new Date(dayStart(from)) }),
        ...(to && { endsAt: new Date(dayEnd(to)) }),
      };
      const before = await flagsOf(store.db, game);
      const { startsAt, endsAt } = { ...before, ...set };
      if (startsAt && endsAt && startsAt >= endsAt)
        throw new CommandError('The last day lies before the first.');
      if (Object.keys(set).length > 0) await setFlags(store, game, set);
      const data = await datesOf(store, game);
      const whose = data.isOwn ? 'set here' : "the catalogue's";
      const lines = [`${game}: from ${data.from ?? 'ever'} to ${data.to ?? 'ever'} (${whose}).`];
      return { data, lines };
    },
  }),
};
