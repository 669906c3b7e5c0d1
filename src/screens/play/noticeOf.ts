import type { MessageKey } from '#contract/messages.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import type { NoticeKind } from './PlayNotice.tsx';

type State = Pick<ReturnType<AnyRoundLink['state']>, 'phase' | 'refusal'>;

const BY_DATE: Partial<Record<MessageKey, NoticeKind>> = {
  'msg.eventNotStarted': 'upcoming',
  'msg.eventEnded': 'ended',
};

/**
 * What keeps the game from being played, or null. Its dates close a table that has no desk to say so,
 * and only between two rounds: what is open is played to its end.
 */
export const noticeOf = ({ phase, refusal }: State, hasDesk: boolean): NoticeKind | null => {
  if (phase === 'failed' || phase === 'maintenance') return phase;
  const isBetween = phase === 'idle' || phase === 'waiting';
  return (!hasDesk && isBetween && refusal && BY_DATE[refusal]) || null;
};
