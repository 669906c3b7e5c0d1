import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isInTelegram, useHost } from './host.ts';
import { showMain } from './main.ts';

interface MainButtonProps {
  text: string;
  isBusy?: boolean;
  onPress: () => void;
  /** The screen's own button, which does the same. */
  children: ReactNode;
}

/**
 * A screen's one gold action: its own button, or in Telegram, once that was heard from, the one below the page in its
 * stead. Of several that are mounted the last has it, as a popup's over its page.
 */
export const MainButton = ({ text, isBusy = false, onPress, children }: MainButtonProps) => {
  const press = useEffectEvent(onPress);
  const isHeard = useHost((host) => host.isHeard);
  const isTheirs = isHeard && isInTelegram();
  useEffect(
    () => (isTheirs ? showMain({ text, isBusy, press: () => press() }) : undefined),
    [isTheirs, text, isBusy],
  );
  return isTheirs ? null : children;
};
