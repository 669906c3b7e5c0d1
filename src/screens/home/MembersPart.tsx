import { EventBanner } from '#src/features/event/EventBanner.tsx';
import { ProgressTile } from './ProgressTile.tsx';

/** What waits for a player: an event that runs, their days and goals. */
export const MembersPart = () => (
  <>
    <EventBanner />
    <ProgressTile />
  </>
);
