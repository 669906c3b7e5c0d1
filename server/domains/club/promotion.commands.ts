import * as z from 'zod/mini';
import { dayEnd, dayStart, lastDayOf } from '#contract/day.ts';
import type { Promotion } from '#contract/promotions.ts';
import {
  DateOrTime,
  eachOf,
  LinkArg,
  languageArgs,
  momentOf,
  numberArg,
  PictureFile,
  textArgs,
} from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import { addPromotion, endPromotion, listPromotions, removePromotion } from './promotions.ts';
import { keepPictures } from './uploads.ts';

const Id = numberArg('A promotion');
const notThere = (id: string) => new CommandError(`There is no promotion ${id}.`);

const stateOf = ({ startsAt, endsAt }: Promotion, now: number): string => {
  if (Date.parse(startsAt) > now) return 'to come';
  return endsAt !== null && Date.parse(endsAt) <= now ? 'over' : 'runs';
};

/** The last day is one it runs on. */
const endText = (end: number): string =>
  lastDayOf(end) === null ? `to ${new Date(end).toISOString()}` : `through ${lastDayOf(end)}`;

export const promotionCommands = {
  'promotion list': command({
    args: z.object({}),
    target: () => null,
    async run({ store, clock }) {
      const now = clock.now();
      const all = await listPromotions(store.db);
      const data = all.map((promotion) => ({ ...promotion, state: stateOf(promotion, now) }));
      const lines = inColumns(
        data.map(({ id, state, title, startsAt, endsAt }) => [
          `promotion ${id}`,
          state,
          `from ${startsAt}`,
          endsAt === null ? 'without end' : endText(Date.parse(endsAt)),
          title.en,
        ]),
      );
      return { data, lines };
    },
  }),

  'promotion add': command({
    args: z.object({
      ...textArgs('title', 80),
      ...textArgs('description', 2000),
      ...languageArgs('img', PictureFile),
      link: z.optional(LinkArg),
      starts: z.optional(DateOrTime),
      ends: z.optional(DateOrTime),
    }),
    target: () => 'promotions',
    async run({ store, clock }, args) {
      const now = clock.now();
      const startsAt = args.starts ? momentOf(args.starts, dayStart) : now;
      const endsAt = args.ends ? momentOf(args.ends, dayEnd) : null;
      if (endsAt !== null && endsAt <= Math.max(startsAt, now))
        throw new CommandError('The end must come after the start, and after now.');
      const pictures = eachOf('img', args);
      const written = {
        title: eachOf('title', args),
        description: eachOf('description', args),
        link: args.link ?? null,
        startsAt: new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
      };
      const id = await store.transaction(async (tx) =>
        addPromotion(tx, { ...written, img: await keepPictures(tx, pictures, now) }),
      );
      const when = startsAt > now ? `runs from ${written.startsAt.toISOString()}` : 'runs now';
      return {
        data: { id, ...written, img: pictures },
        lines: [`Promotion ${id} ${when}${endsAt === null ? '' : ` ${endText(endsAt)}`}.`],
      };
    },
  }),

  'promotion end': command({
    args: z.object({ id: Id }),
    target: ({ id }) => id,
    async run({ store, clock }, { id }) {
      const outcome = await endPromotion(store, Number(id), clock.now());
      if (outcome === null) throw notThere(id);
      if (outcome === 'over') throw new CommandError(`Promotion ${id} is over already.`);
      if (outcome === 'to come')
        throw new CommandError(`Promotion ${id} has not begun: 'promotion remove ${id}' drops it.`);
      return { data: { id: Number(id) }, lines: [`Promotion ${id} is over.`] };
    },
  }),

  'promotion remove': command({
    args: z.object({ id: Id }),
    target: ({ id }) => id,
    async run({ store }, { id }) {
      if (!(await removePromotion(store, Number(id)))) throw notThere(id);
      return { data: { id: Number(id) }, lines: [`Promotion ${id} is removed.`] };
    },
  }),
};
