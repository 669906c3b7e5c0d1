import { useSession, whoseIs } from './store.ts';

/** Runs something while somebody is logged in, and anew for another player. Answers how to stop. */
export const whilePlayer = (begin: () => () => void): (() => void) => {
  let whose: string | null = null;
  let stop = () => {};
  const follow = () => {
    const now = whoseIs(useSession.getState());
    if (now === whose) return;
    whose = now;
    stop();
    stop = now === null ? () => {} : begin();
  };
  follow();
  const unsubscribe = useSession.subscribe(follow);
  return () => {
    unsubscribe();
    stop();
  };
};
