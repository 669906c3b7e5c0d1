import { textsOf } from './texts.ts';

/** Every text of the app in Chinese: one chunk. */
export const zh = textsOf(
  import.meta.glob<object>(
    ['/assets/locales/zh/*.json', '!/assets/locales/*/{away,manifest}.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
  import.meta.glob<object>('/assets/locales/zh/games/*.json', { eager: true, import: 'default' }),
);
