import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * One popup at a time, the rest wait. `shown` are the popups that want the screen, the first of
 * which has it; `turns` are those who want to open one by themselves. A turn begins with an empty
 * screen and lasts until its owner gives it back.
 */
let shown: readonly symbol[] = [];
let turns: readonly symbol[] = [];
let granted: symbol | null = null;
const listeners = new Set<() => void>();

const settle = (): void => {
  if (granted !== null && !turns.includes(granted)) granted = null;
  if (granted === null && shown.length === 0) granted = turns[0] ?? null;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const without = (line: readonly symbol[], ticket: symbol) => line.filter((each) => each !== ticket);

/**
 * True once it is this caller's turn to open a popup nobody pressed for; it stays true until `wants`
 * is false or the caller is gone. The popup itself is a `Popup` as ever: load it when the turn comes.
 */
export const usePopupTurn = (wants: boolean): boolean => {
  const [ticket] = useState(() => Symbol('turn'));
  useEffect(() => {
    if (!wants) return;
    turns = [...turns, ticket];
    settle();
    return () => {
      turns = without(turns, ticket);
      settle();
    };
  }, [wants, ticket]);
  return useSyncExternalStore(subscribe, () => wants && granted === ticket);
};

/** What stands in a popup may open another one on top of it. */
export const IsInPopup = createContext(false);

/** True while something that covers the screen, and wants to, has it to itself. */
export const useScreen = (wants: boolean): boolean => {
  const [ticket] = useState(() => Symbol('screen'));
  const isOnTop = useContext(IsInPopup);
  const waits = wants && !isOnTop;
  useEffect(() => {
    if (!waits) return;
    shown = [...shown, ticket];
    settle();
    return () => {
      shown = without(shown, ticket);
      settle();
    };
  }, [waits, ticket]);
  const isFirst = useSyncExternalStore(subscribe, () => shown[0] === ticket);
  return wants && (isOnTop || isFirst);
};

export const isCovered = (): boolean => shown.length > 0;

/** True while a popup or the splash has the screen: what floats beside it takes no keys. */
export const useIsCovered = (): boolean => useSyncExternalStore(subscribe, isCovered);
