import { textsOf } from './texts.ts';

/** Every text of the app in Malay: one chunk. */
export const ms = textsOf(
  import.meta.glob<object>(
    ['/assets/locales/ms/*.json', '!/assets/locales/*/{away,manifest}.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
  import.meta.glob<object>('/assets/locales/ms/games/*.json', { eager: true, import: 'default' }),
);
