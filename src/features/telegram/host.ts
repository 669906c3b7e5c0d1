type Receive = (event: string, data: unknown) => void;
interface Door {
  receiveEvent: Receive;
}

declare global {
  interface Window {
    /** Put on every page that Telegram's apps show as a web app. */
    TelegramWebviewProxy?: { postEvent(event: string, data: string): void };
    Telegram?: { WebView: Door };
    TelegramGameProxy?: Door;
  }
}

/** Telegram shows the club as a web app of its own. */
export const isInTelegram = (): boolean => window.TelegramWebviewProxy !== undefined;

/** Tells Telegram's app something, by the events its web apps are written with. */
export const tellTelegram = (event: string, data: object = {}): void =>
  window.TelegramWebviewProxy?.postEvent(event, JSON.stringify(data));

/** Hears what Telegram's app tells: phones call at the first door, computers at the second. */
export const hearTelegram = (receiveEvent: Receive): void => {
  window.Telegram = { WebView: { receiveEvent } };
  window.TelegramGameProxy = { receiveEvent };
};
