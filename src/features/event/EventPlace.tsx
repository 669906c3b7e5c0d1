import { Suspense } from 'react';
import { lazyPart } from '#src/base/lazyPart.ts';
import { useSession } from '#src/session/store.ts';

const EventBanner = lazyPart('EventBanner', () => import('./EventBanner.tsx'));

/** Where the way to the event stands, for who has a part in it: nothing of it is loaded for a visitor. */
export const EventPlace = () => {
  const isAuth = useSession((state) => state.isAuth);
  return (
    isAuth && (
      <Suspense fallback={null}>
        <EventBanner />
      </Suspense>
    )
  );
};
