import { type ReactNode, Suspense } from 'react';
import { useSession } from '#src/session/store.ts';

interface OfPlayersProps {
  children: ReactNode;
  /** What keeps its place until then. */
  room?: ReactNode;
}

/** A part that comes by itself, for players alone: nothing of it is loaded for a visitor. */
export const OfPlayers = ({ children, room = null }: OfPlayersProps) => {
  const isAuth = useSession((state) => state.isAuth);
  return isAuth && <Suspense fallback={room}>{children}</Suspense>;
};
