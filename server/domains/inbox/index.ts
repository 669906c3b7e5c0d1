// What other domains use of this one; they know it by nothing else.
export { inboxNews } from './inbox.ts';
export { sendMessage } from './send.ts';
export { sentences } from './texts.ts';
