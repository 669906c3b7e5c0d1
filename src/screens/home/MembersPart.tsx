import { EventBanner } from '#src/features/event/EventBanner.tsx';
import { OpenRounds } from './OpenRounds.tsx';
import { ProgressTile } from './ProgressTile.tsx';

/** What waits for a player: rounds that are open, an event that runs, their days and goals. */
export const MembersPart = () => (
  <>
    <OpenRounds />
    <EventBanner />
    <ProgressTile />
  </>
);
