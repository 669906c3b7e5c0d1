import { textsOf } from './texts.ts';

/** Every text of the app in English: one chunk. */
export const en = textsOf(
  import.meta.glob<object>(
    ['/assets/locales/en/*.json', '!/assets/locales/*/{away,manifest}.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
  import.meta.glob<object>('/assets/locales/en/games/*.json', { eager: true, import: 'default' }),
);
