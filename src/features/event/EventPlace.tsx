import { lazyPart } from '#src/base/lazyPart.ts';
import { OfPlayers } from '#src/features/page/OfPlayers.tsx';

const EventBanner = lazyPart('EventBanner', () => import('./EventBanner.tsx'));

/** Where the way to the event stands, for who has a part in it. */
export const EventPlace = () => (
  <OfPlayers>
    <EventBanner />
  </OfPlayers>
);
