import { createContext, useContext, useEffect, useState } from 'react';
import { create } from 'zustand';

/** One popup at a time, the rest wait. */
interface Waiting {
  /** The popups that want the screen: the first has it. */
  shown: readonly symbol[];
  /** Those who want to open one by themselves. */
  turns: readonly symbol[];
  /** Whose turn it is: it begins with an empty screen and lasts until its owner gives it back. */
  granted: symbol | null;
}

const useWaiting = create<Waiting>()(() => ({ shown: [], turns: [], granted: null }));

const change = (next: (now: Waiting) => Partial<Waiting>): void =>
  useWaiting.setState((now) => {
    const { shown, turns, granted } = { ...now, ...next(now) };
    const isTaken = granted !== null && turns.includes(granted);
    const free = shown.length === 0 ? (turns[0] ?? null) : null;
    return { shown, turns, granted: isTaken ? granted : free };
  });

/** Stands in a line as long as it wants to; answers its place there. */
const useLine = (line: 'shown' | 'turns', wants: boolean): symbol => {
  const [ticket] = useState(() => Symbol(line));
  useEffect(() => {
    if (!wants) return;
    change(({ [line]: before }) => ({ [line]: [...before, ticket] }));
    return () =>
      change(({ [line]: before }) => ({ [line]: before.filter((each) => each !== ticket) }));
  }, [line, wants, ticket]);
  return ticket;
};

/**
 * True once it is this caller's turn to open a popup nobody pressed for; it stays true until `wants`
 * is false or the caller is gone. The popup itself is a `Popup` as ever: load it when the turn comes.
 */
export const usePopupTurn = (wants: boolean): boolean => {
  const ticket = useLine('turns', wants);
  return useWaiting(({ granted }) => wants && granted === ticket);
};

/** What stands in a popup may open another one on top of it. */
export const IsInPopup = createContext(false);

/** True while something that covers the screen, and wants to, has it to itself. */
export const useScreen = (wants: boolean): boolean => {
  const isOnTop = useContext(IsInPopup);
  const ticket = useLine('shown', wants && !isOnTop);
  const isFirst = useWaiting(({ shown }) => shown[0] === ticket);
  return wants && (isOnTop || isFirst);
};

const isAnyShown = ({ shown }: Waiting): boolean => shown.length > 0;
export const isCovered = (): boolean => isAnyShown(useWaiting.getState());

/** True while a popup or the splash has the screen: what floats beside it takes no keys. */
export const useIsCovered = (): boolean => useWaiting(isAnyShown);
