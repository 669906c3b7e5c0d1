import { useEffect, useRef } from 'react';
import { stored } from '#src/base/stored.ts';
import { EventBanner } from '#src/features/event/EventBanner.tsx';
import { useEvent } from '#src/features/event/event.ts';
import { useProgress } from '#src/features/progress/progress.ts';
import { OpenRounds } from './OpenRounds.tsx';
import { ProgressTile } from './ProgressTile.tsx';
import rooms from './rooms.module.css';

/**
 * What waits for a player: rounds that are open, an event that runs, their days and goals. Who is further down the page
 * by then is not pushed on: until all is known it is as high as it was last.
 */
export const MembersPart = () => {
  const room = useRef<HTMLDivElement>(null);
  const [event, progress] = [useEvent(), useProgress()];
  const isComing = event.isPending || progress.isPending;
  useEffect(() => {
    if (event.data !== undefined && progress.data && room.current)
      stored.membersRoom.set(String(room.current.getBoundingClientRect().height));
  }, [event.data, progress.data]);
  return (
    <div
      ref={room}
      className={rooms.members}
      style={isComing ? { minBlockSize: `${stored.membersRoom.get()}px` } : undefined}
    >
      <OpenRounds />
      <EventBanner />
      <ProgressTile />
    </div>
  );
};
