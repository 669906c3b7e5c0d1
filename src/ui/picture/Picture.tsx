import { clsx } from 'clsx';
import { useState } from 'react';
import { BRAND } from '#src/base/brand.ts';
import css from './picture.module.css';

interface PictureProps {
  src: string;
  alt: string;
  /** Its own size in pixels: keeps its place before it is there. */
  width: number;
  height: number;
  className?: string | undefined;
  /** Above the fold: loaded at once and first. */
  isFirst?: boolean;
}

/** An image that holds its place from the start; one that fails to load becomes the load-fail image. */
export const Picture = ({ src, alt, width, height, className, isFirst = false }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === src;
  return (
    <img
      src={hasFailed ? BRAND.loadFail : src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst && { fetchPriority: 'high' as const })}
      data-failed={hasFailed || undefined}
      onError={() => setFailed(src)}
      className={clsx(css.picture, className)}
    />
  );
};
