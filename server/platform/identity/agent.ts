import { parse } from 'bowser';

/** No browser says more of itself. */
const LONGEST_AGENT = 500;

/** The names of a browser and its system, by which devices are told apart; null: not known. */
export const agentOf = (userAgent: string) => {
  // The parser throws at an empty one.
  const { browser, os } = parse(userAgent.slice(0, LONGEST_AGENT) || 'unknown');
  return { browser: browser.name || null, system: os.name || null };
};
