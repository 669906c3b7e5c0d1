import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { ownPath } from '#contract/ownPath.ts';
import type { TelegramProof } from '#contract/telegram.ts';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { hasLoginAnswer, takeLoginAnswer } from './loginPage.ts';

/** Calls back once with what Telegram's login page answered, and takes it out of the address first. */
export const useLoginAnswer = (onAnswer: (proof: TelegramProof) => void): void => {
  const { pathname, search, hash } = useLocation();
  const go = useGo();
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!hasLoginAnswer(hash)) return;
    const proof = takeLoginAnswer({ search, hash });
    void go(ownPath(pathname) ?? paths.home.href(), { replace: true });
    // Not in the effect itself: strict mode runs it twice, and a call of the first is lost to the second.
    if (proof) queueMicrotask(() => answer(proof));
  }, [pathname, search, hash, go]);
};
