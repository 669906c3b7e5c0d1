import { tellTelegram } from './host.ts';

interface Main {
  text: string;
  /** It spins, and can't be pressed. */
  isBusy: boolean;
  press: () => void;
}

/** The actions that are on the page, the one on top last. */
const shown: Main[] = [];

const show = (): void => {
  const top = shown.at(-1);
  const colorOf = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  tellTelegram(
    'web_app_setup_main_button',
    top === undefined
      ? { is_visible: false }
      : {
          is_visible: true,
          is_active: !top.isBusy,
          is_progress_visible: top.isBusy,
          text: top.text,
          color: colorOf('--gold'),
          text_color: colorOf('--plum-deep'),
        },
  );
};

/** Gives Telegram's main button to an action. The answer takes it away again. */
export const showMain = (main: Main): (() => void) => {
  shown.push(main);
  show();
  return () => {
    shown.splice(shown.indexOf(main), 1);
    show();
  };
};

/** Telegram's main button was pressed. */
export const pressMain = (): void => {
  const top = shown.at(-1);
  if (top && !top.isBusy) top.press();
};
