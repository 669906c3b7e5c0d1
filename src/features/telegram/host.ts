import { create } from 'zustand';
import { telegramLaunched } from '#src/base/stored.ts';

type Receive = (event: string, data: unknown) => void;
interface Door {
  receiveEvent: Receive;
}

declare global {
  interface Window {
    /** Put on every page that Telegram's apps show, on an iPhone also on those of its plain browser. */
    TelegramWebviewProxy?: { postEvent(event: string, data: string): void };
    Telegram?: { WebView: Door };
    TelegramGameProxy?: Door;
  }
}

/** Who opened the page, as Telegram signed it, from behind the address of a web app; null: it is none. */
export const launchDataIn = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('tgWebAppData');

/**
 * Telegram shows the club as a web app of its own: it was opened with launch data, at first or earlier on this visit.
 * Its plain browser is an app's browser as any other.
 */
export const isInTelegram = (): boolean => {
  if (window.TelegramWebviewProxy === undefined) return false;
  if (launchDataIn(window.location.hash) !== null) telegramLaunched.set(true);
  return telegramLaunched.isSet();
};

/** Whether Telegram's app has said anything yet: until then its own buttons may not be there. */
export const useHost = create<{ isHeard: boolean }>()(() => ({ isHeard: false }));

/** Tells Telegram's app something, by the events its web apps are written with. */
export const tellTelegram = (event: string, data: object = {}): void =>
  window.TelegramWebviewProxy?.postEvent(event, JSON.stringify(data));

/** Hears what Telegram's app tells: phones call at the first door, computers at the second. */
export const hearTelegram = (receive: Receive): void => {
  const receiveEvent: Receive = (event, data) => {
    useHost.setState({ isHeard: true });
    receive(event, data);
  };
  window.Telegram = { WebView: { receiveEvent } };
  window.TelegramGameProxy = { receiveEvent };
};
