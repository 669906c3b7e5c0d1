/** What an operator is asked to look at; docs/operator.md says of each what it means, and what not. */
export const SUSPICION_KINDS = [
  /** Many accounts were made on one device. */
  'accounts-on-device',
  /** Many accounts were made at one network address in a day. */
  'accounts-at-address',
  /** Right answers that came sooner than eyes find them. */
  'quick-answers',
  /** One perfect round of questions after the other, at a speed nobody keeps up. */
  'perfect-rounds',
  /** Two accounts of one device or address looked for each other to play against. */
  'same-hands',
  /** Answers of a quiz that came sooner than their question can be read. */
  'unread-questions',
  /** Two accounts took the same time for each question of a quiz. */
  'equal-times',
  /** Accounts of one device or address qualified in one week of a quiz. */
  'quiz-accounts',
] as const;
export type SuspicionKind = (typeof SUSPICION_KINDS)[number];
