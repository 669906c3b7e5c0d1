import { useCallback, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { type OwnPath, ownPath } from '#contract/ownPath.ts';
import { useGo } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { isLoggedIn } from '#src/session/store.ts';

type Wanted = OwnPath | 'back';

/**
 * While `isAtStake`, whoever wants to leave the page is asked first; a forced logout is not held up.
 * `onAsk` is called when somebody wants to.
 */
export const useLeaveGuard = (isAtStake: boolean, onAsk: () => void) => {
  const go = useGo();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const isLetGo = useRef(false);
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    if (!isAtStake || isLetGo.current || isSamePage || !isLoggedIn()) return false;
    const to = ownPath(nextLocation.pathname + nextLocation.search) ?? paths.home.href();
    setWanted(historyAction === 'POP' ? 'back' : to);
    onAsk();
    return true;
  });
  const stay = useCallback(() => setWanted(null), []);
  const leave = () => {
    isLetGo.current = true;
    if (wanted === 'back') void go(-1);
    else if (wanted) void go(wanted, { replace: true });
  };
  return wanted && isAtStake ? { onStay: stay, onLeave: leave } : null;
};
