import { type ReactNode, Suspense } from 'react';
import { useSession } from '#src/session/store.ts';

/** A part that comes by itself, for players alone: nothing of it is loaded for a visitor. */
export const OfPlayers = ({ children }: { children: ReactNode }) => {
  const isAuth = useSession((state) => state.isAuth);
  return isAuth && <Suspense fallback={null}>{children}</Suspense>;
};
