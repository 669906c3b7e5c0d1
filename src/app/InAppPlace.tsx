import type { ComponentType } from 'react';
import { useMatch } from 'react-router';
import { logFailure } from '#src/base/log.ts';
import { paths } from '#src/base/paths.ts';
import { inAppNoticeClosed } from '#src/base/stored.ts';
import { type InApp, inAppBrowser } from '#src/features/browser/inApp.ts';
import { isInTelegram } from '#src/features/telegram/host.ts';

type Notice = ComponentType<{ app: InApp; userAgent: string }>;

/** A web app of Telegram is meant to be where it is. */
const appHere = () => (isInTelegram() ? null : inAppBrowser(navigator.userAgent));

let Notice: Notice | null = null;
let loading: Promise<void> | undefined;

const load = async (): Promise<void> => {
  try {
    Notice = (await import('#src/features/browser/InAppNotice.tsx')).InAppNotice;
  } catch (error) {
    logFailure('The notice of in-app browsers could not be loaded', error);
  }
};

/**
 * In an app's own browser, resolves when its notice is there: it stands at the top of the first page,
 * and would push that down if it came later. Anywhere else nothing is loaded.
 */
export const loadInAppNotice = async (): Promise<void> => {
  if (appHere() === null || inAppNoticeClosed.isSet()) return;
  loading ??= load();
  await loading;
};

/** Where the notice stands: above every page but a game's. */
export const InAppPlace = () => {
  const isPlaying = useMatch(paths.play.path) !== null;
  const { userAgent } = navigator;
  const app = appHere();
  return Notice && app && !isPlaying ? <Notice app={app} userAgent={userAgent} /> : null;
};
