import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Clock } from '#engine/clock.ts';
import type { AnyRoundLink, Game } from '#games/catalogue.ts';
import { StageHost } from '#src/features/stage/StageHost.tsx';
import css from './stage.module.css';

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

interface StageProps {
  game: Game;
  size: SizeName;
  clock: Clock;
  createLink: () => AnyRoundLink;
  /** Another one builds the scene anew. */
  build: number;
  /** Said over the stage: it loads, or the story is searched for. */
  children?: ReactNode;
}

/** The game's scene as large as it is on a device, made smaller where there is less room. */
export const Stage = ({ game, size, clock, createLink, build, children }: StageProps) => {
  const { width, height } = SIZES[size];
  const { place, share } = useRoom(width);
  return (
    <div ref={place} className={css.place} style={{ '--shape': width / height } as CSSProperties}>
      <div
        className={css.device}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${share})` }}
      >
        <StageHost
          key={`${game.key} ${build}`}
          scene={game.play.scene}
          createLink={createLink}
          clock={clock}
          isPaused={false}
          onLeave={() => {}}
        />
      </div>
      {children}
    </div>
  );
};
