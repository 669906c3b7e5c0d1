import { create } from 'zustand';
import { logFailure } from '#src/base/log.ts';
import type { InAppNotice } from './InAppNotice.tsx';
import type { InApp } from './inApp.ts';

interface Here {
  /** The app in whose own browser the page is; null: in none, or nobody has looked yet. */
  app: InApp | null;
  Notice: typeof InAppNotice | null;
}

/** What is known of the browser the page is in. */
export const useInApp = create<Here>()(() => ({ app: null, Notice: null }));

/** The usual browsers sign like this, and no app does: for most nothing more is loaded to know. */
export const USUAL =
  /^Mozilla\/5\.0 \((?!.*; ?wv\))[^()]*\) (?:AppleWebKit\/\S+ \(KHTML, like Gecko\)(?: (?:Version|(?:Headless)?Chrome|CriOS|SamsungBrowser)\/\S+)+(?: Mobile(?:\/\w+)?)? Safari\/[\d.]+|Gecko\/\S+ Firefox\/\S+)$/;

/** Resolves when it is known, with an app's notice, which stands at the top of the first page. */
export const lookForApp = async (): Promise<void> => {
  const { userAgent } = navigator;
  if (USUAL.test(userAgent) || useInApp.getState().app !== null) return;
  try {
    useInApp.setState((await import('./findApp.ts')).findApp(userAgent));
  } catch (error) {
    logFailure('The notice of in-app browsers could not be loaded', error);
  }
};
