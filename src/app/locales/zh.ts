import app from '#assets/locales/zh/app.json';
import type { Texts } from './en.ts';

export const zh: Texts = { app };
