import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { deviceStyle, type StageDevice } from '#engine/canvas/stage/device.ts';
import type { StageNotes } from '#engine/canvas/stage/notes.ts';
import type { Clock } from '#engine/core/clock.ts';
import type { AnyRoundLink, Game } from '#games/catalogue.ts';
import { StageHost } from './StageHost.tsx';
import css from './sizedStage.module.css';

/** The sizes a scene is looked at in, CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  turned: { width: 844, height: 390 },
  small: { width: 320, height: 640 },
  desktop: { width: 1280, height: 800 },
} as const;
export type SizeName = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as readonly SizeName[];

/** How much of a width there is room for, at most all of it. */
const useRoom = (width: number) => {
  const place = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(1);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setShare(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [width]);
  return { place, share };
};

/** CSS pixels; with the device it was seen on, where that is known. */
export interface StageSize extends Partial<StageDevice> {
  width: number;
  height: number;
}

interface SizedStageProps {
  game: Game;
  size: StageSize;
  clock: Clock;
  /** What is shown was played before: nothing in it can be pressed. */
  isWatched?: boolean;
  createLink: () => AnyRoundLink;
  /** Is told what happens around the scene; absent: nobody is. */
  notes?: StageNotes;
  /** Another one builds the scene anew. */
  build: number;
  /** Lies over the scene, in its size. */
  over?: ReactNode;
  /** Said over the stage: it loads, or the story is searched for. */
  children?: ReactNode;
}

/** The game's scene as large as it is on a device, made smaller where there is less room. */
export const SizedStage = ({
  game,
  size: { width, height, insets, textScale = 1 },
  clock,
  isWatched = false,
  createLink,
  notes,
  build,
  over,
  children,
}: SizedStageProps) => {
  const { place, share } = useRoom(width);
  return (
    <div ref={place} className={css.place} style={{ '--shape': width / height } as CSSProperties}>
      <div
        className={css.device}
        style={{
          inlineSize: width,
          blockSize: height,
          transform: `scale(${share})`,
          ...(insets && deviceStyle({ insets, textScale })),
        }}
      >
        <StageHost
          key={`${game.key} ${build}`}
          scene={game.play.scene}
          createLink={createLink}
          {...(notes && { notes })}
          clock={clock}
          isPaused={false}
          isWatched={isWatched}
          onLeave={() => {}}
        />
        {over}
      </div>
      {children}
    </div>
  );
};
