import { useCallback, useRef, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { isLoggedIn } from '#src/session/store.ts';

type Wanted = { pathname: string; search: string } | 'back';

/**
 * While `isAtStake`, whoever wants to leave the page is asked first; a forced logout is not held up.
 * `onAsk` is called when somebody wants to.
 */
export const useLeaveGuard = (isAtStake: boolean, onAsk: () => void) => {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const isLetGo = useRef(false);
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    if (!isAtStake || isLetGo.current || isSamePage || !isLoggedIn()) return false;
    const { pathname, search } = nextLocation;
    setWanted(historyAction === 'POP' ? 'back' : { pathname, search });
    onAsk();
    return true;
  });
  const stay = useCallback(() => setWanted(null), []);
  const leave = () => {
    isLetGo.current = true;
    if (wanted === 'back') void navigate(-1);
    else if (wanted) void navigate(wanted, { replace: true });
  };
  return wanted && isAtStake ? { onStay: stay, onLeave: leave } : null;
};
