import { useEffect, useRef, useState } from 'react';
import { bridge } from '#engine/bridge.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { useSession } from '#src/session/store.ts';
import { createSpinRun, type SpinRun } from './spinRun.ts';

/** The run of spins that is on, or was and is not put away; it ends with the table. */
export const useSpinRun = (link: AnyRoundLink) => {
  const [run, setRun] = useState<SpinRun | null>(null);
  const running = useRef<ReturnType<typeof createSpinRun>>(null);
  useEffect(() => () => running.current?.stop(), []);
  return {
    run,
    start(of: number) {
      const made = createSpinRun({
        link,
        of,
        clock: wallClock,
        hurry: (isFast) => bridge.setQuick(isFast || useSession.getState().game.isQuick),
        onChange: setRun,
      });
      running.current = made;
      setRun({ of, told: [], is: 'on' });
      made.goOn();
    },
    goOn: () => running.current?.goOn(),
    stop: () => running.current?.stop(),
    putAway: () => setRun(null),
  };
};
export type SpinRunControl = ReturnType<typeof useSpinRun>;
