import app from '#assets/locales/en/app.json';

/** Every text of the app in one language: one chunk. */
export const en = { app };
export type Texts = typeof en;
