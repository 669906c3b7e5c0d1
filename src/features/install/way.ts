import { isStandalone, useInstall } from '#src/base/install.ts';
import { logFailure } from '#src/base/log.ts';
import { useInApp } from '../browser/here.ts';
import { isInTelegram } from '../telegram/host.ts';

/**
 * How the club gets onto this device: the browser is asked (the answer says whether it was installed), or,
 * on an iPhone or iPad, which never offers, by steps that are shown.
 */
export type InstallWay = { kind: 'ask'; ask: () => Promise<boolean> } | { kind: 'steps' };

/** An iPad calls itself a Mac, but no Mac is touched at several points. */
export const isAppleTouch = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /\biP(?:hone|ad|od)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);

/** Null where there is nothing to offer: installed already, or a browser that can't; out of an app's own one first. */
export const useInstallWay = (): InstallWay | null => {
  const install = useInstall();
  const isInApp = useInApp(({ app }) => app !== null) || isInTelegram();
  if (isStandalone() || isInApp) return null;
  if (install === null) return isAppleTouch(navigator) ? { kind: 'steps' } : null;
  const ask = async () => {
    try {
      return await install();
    } catch (error) {
      logFailure('The browser did not install the club', error);
      return false;
    }
  };
  return { kind: 'ask', ask };
};
