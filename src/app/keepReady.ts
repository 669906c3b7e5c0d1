import i18next from 'i18next';
import type { RouteObject } from 'react-router';
import { isLanguage } from '#contract/languages.ts';
import { ahead } from '#src/base/lazyPart.ts';
import { whenIdle } from '#src/base/settled.ts';
import type { ScreenHandle } from './screenRoute.ts';

let isAsked = false;

/**
 * Has screens and the long texts of one ready, when the page has nothing better to do: the service worker keeps what was
 * loaded, so that they open without the network. Once a visit; what could not be had is had when somebody goes there.
 */
export const keepReady = (routes: readonly RouteObject[]): void => {
  if (isAsked) return;
  isAsked = true;
  ahead(async () => {
    await whenIdle();
    for (const { handle } of routes) ahead((handle as ScreenHandle).load);
    const { loadLongText } = await import('./locales/long.ts');
    if (isLanguage(i18next.language)) await loadLongText('legal', i18next.language);
  });
};
