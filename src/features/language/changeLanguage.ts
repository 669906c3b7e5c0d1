import type { Language } from '#contract/languages.ts';
import { sleep, wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { isReachable } from '#src/base/reach.ts';
import { isLoggedIn, setLanguage } from '#src/session/store.ts';

/** Spec 4: the page is loaded anew about half a second after a change of language. */
const RELOAD_MS = 500;
/** A player's choice is saved on the server before that, unless it takes longer than this. */
const SAVE_MS = 2000;

const save = async (language: Language): Promise<void> => {
  if (!isLoggedIn()) return;
  try {
    // For players who change it alone: home shows itself without the account's schemas.
    await (await import('./account.ts')).saveLanguage(language);
  } catch (error) {
    logFailure('The language was not saved', error);
  }
};

const reload = (): void => {
  const url = new URL(window.location.href);
  // The address's own language would win over the one just chosen.
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
  window.location.reload();
};

let latest = 0;

/** Shows the app in another language, and keeps the choice here and for the player. */
export const keepLanguage = async (language: Language): Promise<void> => {
  setLanguage(language);
  await Promise.race([save(language), sleep(wallClock, SAVE_MS)]);
};

/** The same, and loads the page anew. */
export const changeLanguage = async (language: Language): Promise<void> => {
  latest += 1;
  const change = latest;
  await Promise.all([keepLanguage(language), sleep(wallClock, RELOAD_MS)]);
  // Another language was chosen meanwhile: that change loads the page. Without the server it would be lost.
  if (change === latest && (await isReachable())) reload();
};
