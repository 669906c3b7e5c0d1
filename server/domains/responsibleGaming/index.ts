// What other domains use of this one; they know it by nothing else.
export { responsibleGamingError } from './refusal.ts';
export { isPlayRefused } from './responsibleGaming.ts';
