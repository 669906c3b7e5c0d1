// What other domains use of this one; they know it by nothing else.
export { nicknameInWords } from './board/nicknames.ts';
