// What other domains use of this one; they know it by nothing else.
export { minutesHere } from './activity.ts';
