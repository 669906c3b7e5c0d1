import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TelegramProof } from '#contract/telegram.ts';
import { hasLoginAnswer, takeLoginAnswer } from './loginPage.ts';

/** Calls back once with what Telegram's login page answered, and takes it out of the address first. */
export const useLoginAnswer = (onAnswer: (proof: TelegramProof) => void): void => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
  useEffect(() => {
    if (!hasLoginAnswer(hash)) return;
    const proof = takeLoginAnswer({ search, hash });
    void navigate(pathname, { replace: true });
    // Not in the effect itself: strict mode runs it twice, and a call of the first is lost to the second.
    if (proof) queueMicrotask(() => latest.current(proof));
  }, [pathname, search, hash, navigate]);
};
