import { matchPath } from 'react-router';
import { isAnyChanging } from '#src/base/calls/QueryCache.tsx';
import { paths } from '#src/base/paths.ts';
import { useSwitched } from '#src/session/switched.ts';
import { isCovered } from '#src/ui/popup/turn.ts';

/** What is typed into: forms, and fields that stand alone. */
const touched = new Set<Element>();

const note = ({ target }: Event): void => {
  if (target instanceof Element) touched.add(target.closest('form') ?? target);
};

/** From here on it is noticed which forms somebody types into. Answers how to stop. */
export const noticeForms = (page: Document = document): (() => void) => {
  page.addEventListener('input', note);
  return () => page.removeEventListener('input', note);
};

const isFormOpen = (): boolean => {
  for (const each of touched) if (!each.isConnected) touched.delete(each);
  return touched.size > 0;
};

/** Where everything stands in the page's memory alone. */
const KEPT_PATHS = [paths.play.path, paths.replay.path];

/**
 * Something is open on this page that loading it anew would lose: a game, a form somebody typed into, a
 * popup, a change that is under way, the way back to the account of before.
 */
export const isSomethingOpen = (pathname = window.location.pathname): boolean =>
  KEPT_PATHS.some((path) => matchPath(path, pathname) !== null) ||
  isCovered() ||
  isFormOpen() ||
  isAnyChanging() ||
  useSwitched.getState().switched !== null;
