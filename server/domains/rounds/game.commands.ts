import * as z from 'zod/mini';
import { dayEnd, dayStart } from '#contract/day.ts';
import { GAME_KEYS } from '#contract/games.ts';
import { gameOf } from '#games/registry.ts';
import { OnOff } from '../../platform/operator/args.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import { gameFlags } from '../../platform/store/schema/games.ts';
import type { Store } from '../../platform/store/store.ts';
import { datesSet, flagsOf, type GameFlags } from './flags.ts';
import { servedGames } from './games.ts';

export const GameArg = z.enum(GAME_KEYS, { error: ({ input }) => `There is no game ${input}.` });
const Day = z.optional(z.iso.date('A day is written 2026-12-31.'));

type Flags = Partial<GameFlags>;

const setFlags = async (store: Store, game: string, set: Flags): Promise<void> => {
  await store.db
    .insert(gameFlags)
    .values({ game, ...set })
    .onConflictDoUpdate({ target: gameFlags.game, set });
};

export const gameCommands = {
  'game maintenance': command({
    args: z.object({ game: GameArg, state: OnOff }),
    target: ({ game }) => game,
    async run({ store }, { game, state }) {
      const maintenance = state === 'on';
      await setFlags(store, game, { maintenance });
      return { data: { game, maintenance }, lines: [`${game}: maintenance ${state}.`] };
    },
  }),

  'game live': command({
    args: z.object({ game: GameArg, state: OnOff }),
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
    args: z.object({ game: GameArg, from: Day, to: Day, clear: z.optional(z.boolean()) }),
    target: ({ game, from, to, clear }) => (from || to || clear ? game : null),
    async run({ store }, { game, from, to, clear }) {
      const set: Flags = {
        ...(clear && { startsAt: null, endsAt: null }),
        ...(from && { startsAt: new Date(dayStart(from)) }),
        ...(to && { endsAt: new Date(dayEnd(to)) }),
      };
      const own = datesSet(gameOf(game).dates, { ...(await flagsOf(store.db, game)), ...set });
      const { startdate, enddate } = own ?? gameOf(game).dates;
      if (startdate !== null && enddate !== null && startdate > enddate)
        throw new CommandError('The last day lies before the first.');
      if (Object.keys(set).length > 0) await setFlags(store, game, set);
      const whose = own ? 'set here' : "the catalogue's";
      return {
        data: { game, from: startdate, to: enddate, isOwn: own !== null },
        lines: [`${game}: from ${startdate ?? 'ever'} to ${enddate ?? 'ever'} (${whose}).`],
      };
    },
  }),
};
