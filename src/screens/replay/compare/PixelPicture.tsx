import { useEffect, useRef } from 'react';
import type { Pixels } from './difference.ts';
import css from './pair.module.css';

/** A picture's pixels, as large as there is room. */
export const PixelPicture = ({ pixels, label }: { pixels: Pixels; label: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, data } = pixels;
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  }, [data, width, height]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      className={css.pixels}
    />
  );
};
