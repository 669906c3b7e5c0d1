import app from '#assets/locales/ms/app.json';
import type { Texts } from './en.ts';

export const ms: Texts = { app };
