import type { Bridge } from '../../bridge.ts';
import { pageVisibility } from './visibility.ts';

/** What can be felt: a press, a win in its three sizes, a loss. */
export type Haptic = 'tap' | 'small' | 'medium' | 'big' | 'loss';

/** For a motor that is only on or off: milliseconds on, off, on ... */
const PATTERNS: Readonly<Record<Haptic, number[]>> = {
  tap: [10],
  small: [25],
  medium: [30, 60, 45],
  big: [35, 60, 45, 60, 120],
  loss: [70],
};

/** In Telegram's own words (web_app_trigger_haptic_feedback). */
const FEEDBACK: Readonly<Record<Haptic, object>> = {
  tap: { type: 'impact', impact_style: 'light' },
  small: { type: 'impact', impact_style: 'medium' },
  medium: { type: 'impact', impact_style: 'heavy' },
  big: { type: 'notification', notification_type: 'success' },
  loss: { type: 'notification', notification_type: 'error' },
};

/** What of the window is used; `TelegramWebviewProxy` is there inside the Telegram app alone. */
export interface HapticWindow {
  navigator: {
    vibrate?(pattern: number[]): boolean;
    userActivation?: Pick<UserActivation, 'hasBeenActive'>;
  };
  matchMedia(query: string): Pick<MediaQueryList, 'matches'>;
  TelegramWebviewProxy?: { postEvent(name: string, data: string): void };
}

/**
 * How this device is shaken; null: it can't be. Telegram's way comes first: an iPhone has no other.
 * Browsers of computers have `vibrate` too, and nothing that moves.
 */
const shakerOf = (page: HapticWindow): ((haptic: Haptic) => void) | null => {
  const { navigator, TelegramWebviewProxy: telegram } = page;
  if (telegram)
    return (haptic) =>
      telegram.postEvent('web_app_trigger_haptic_feedback', JSON.stringify(FEEDBACK[haptic]));
  if (!navigator.vibrate || !page.matchMedia('(pointer: coarse)').matches) return null;
  return (haptic) => {
    // Before the first touch browsers refuse, and complain.
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(PATTERNS[haptic]);
  };
};

/** Whether this device can be felt: where it can't, no setting is offered. */
export const hasHaptics = (page: HapticWindow = window): boolean => shakerOf(page) !== null;

/** Makes something felt; nothing while the player has it off or the page is hidden. */
export type Haptics = (haptic: Haptic) => void;

/** Less motion is about what is seen: it changes nothing here, haptics have a switch of their own. */
export const createHaptics = (
  bridge: Pick<Bridge, 'get'>,
  page: HapticWindow = window,
  isVisible: () => boolean = pageVisibility().isVisible,
): Haptics => {
  const shake = shakerOf(page);
  return (haptic) => {
    if (shake && bridge.get().isHapticsOn && isVisible()) shake(haptic);
  };
};

/** What can be pressed now, by a finger. */
const PRESSABLE = 'button:not(:disabled, [aria-disabled="true"]), a[href]';

/** Each touch of something within `element` that can be pressed is felt; the answer stops it. */
export const feelPresses = (element: HTMLElement, feel: Haptics): (() => void) => {
  const onDown = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' && target instanceof Element && target.closest(PRESSABLE))
      feel('tap');
  };
  element.addEventListener('pointerdown', onDown);
  return () => element.removeEventListener('pointerdown', onDown);
};
