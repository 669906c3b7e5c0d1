import { useQuery } from '@tanstack/react-query';
import { helpdeskPath } from '#contract/facts.ts';
import type { Faq } from '#contract/helpdesk.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { isOutOfReach } from '#src/base/reach.ts';

const getFaqs = async (signal: AbortSignal): Promise<Faq[]> => {
  // The schemas come beside the answer: the page shows itself before either is there.
  const reader = async () => (await import('#contract/helpdesk.ts')).HelpdeskAnswer;
  try {
    const { faqs } = await call(reader, { url: helpdeskPath, signal });
    (await import('./lastFaqs.ts')).keepFaqs(faqs);
    return faqs;
  } catch (error) {
    if (error instanceof CallError && error.message === 'msg.noHelpdeskFound') return [];
    // Out of reach, an older answer is better than none; it is asked for again when the page is looked at again.
    const kept = isOutOfReach(error) ? (await import('./lastFaqs.ts')).lastFaqs() : null;
    if (kept) return kept;
    throw error;
  }
};

/** Questions and answers by topic; an empty list where the club has none. */
export const useHelpdesk = () =>
  useQuery({ queryKey: keys.helpdesk, queryFn: ({ signal }) => getFaqs(signal) });
