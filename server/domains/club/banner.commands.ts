import * as z from 'zod/mini';
import {
  eachOf,
  LinkArg,
  languageArgs,
  numberArg,
  PictureFile,
} from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import { addBanner, listBanners, moveBanner, removeBanner } from './banners.ts';
import { keepPictures } from './uploads.ts';

const Id = numberArg('A banner');
const notThere = (id: string) => new CommandError(`There is no banner ${id}.`);

/** What is the same in all three languages is said once. */
const once = (en: string, zh: string, ms: string): string =>
  en === zh && en === ms ? en : [en, zh, ms].join(' ');

export const bannerCommands = {
  'banner list': command({
    args: z.object({}),
    target: () => null,
    async run({ store }) {
      const data = await listBanners(store.db);
      const lines = inColumns(
        data.map((banner, i) => [
          `${i + 1}.`,
          `banner ${banner.id}`,
          once(banner.link_en, banner.link_zh, banner.link_ms),
          once(banner.img_en, banner.img_zh, banner.img_ms),
        ]),
      );
      return { data, lines };
    },
  }),

  'banner add': command({
    args: z.object({ ...languageArgs('img', PictureFile), ...languageArgs('link', LinkArg) }),
    target: () => 'banners',
    async run({ store, clock }, args) {
      const pictures = eachOf('img', args);
      const link = eachOf('link', args);
      const id = await store.transaction(async (tx) => {
        const img = await keepPictures(tx, pictures, clock.now());
        return addBanner(tx, { img, link });
      });
      return {
        data: { id, img: pictures, link },
        lines: [`Banner ${id} is shown after the others.`],
      };
    },
  }),

  'banner move': command({
    args: z.object({
      id: Id,
      place: z.string().check(z.regex(/^[1-9][0-9]{0,3}$/, 'A place is a number from 1.')),
    }),
    target: ({ id }) => id,
    async run({ store }, { id, place }) {
      if (!(await moveBanner(store, Number(id), Number(place)))) throw notThere(id);
      const data = await listBanners(store.db);
      const order = data.map((banner) => banner.id).join(', ');
      return { data, lines: [`The banners are shown in the order ${order}.`] };
    },
  }),

  'banner remove': command({
    args: z.object({ id: Id }),
    target: ({ id }) => id,
    async run({ store }, { id }) {
      if (!(await removeBanner(store, Number(id)))) throw notThere(id);
      return { data: { id: Number(id) }, lines: [`Banner ${id} is removed.`] };
    },
  }),
};
