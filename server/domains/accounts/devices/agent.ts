import { parse } from 'bowser';

/** No browser says more of itself. */
const LONGEST = 500;

/** The names of a browser and its system, by which a player tells devices apart; null: not known. */
export const agentOf = (userAgent: string) => {
  const { browser, os } = parse(userAgent.slice(0, LONGEST));
  return { browser: browser.name || null, system: os.name || null };
};
