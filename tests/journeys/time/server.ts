import { SteppingClock } from '#server/clock.ts';
import { main } from '#server/main.ts';

// The real server on a clock that stands until the journey says how far it goes on (Club.pass).
const clock = new SteppingClock(Number(process.env.CLUB_NOW));

process.on('message', (ms: number) => {
  clock.advance(ms);
  process.send?.(clock.now());
});

await main(clock);
