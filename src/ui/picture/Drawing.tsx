import { useState } from 'react';

interface DrawingProps {
  /** Address of a drawing of 240 by 180. */
  src: string;
  className: string | undefined;
}

/** Stands over words that say the same. Where it can't be had, as without the network, its place stays empty. */
export const Drawing = ({ src, className }: DrawingProps) => {
  const [isMissing, setMissing] = useState(false);
  return (
    <img
      src={src}
      width={240}
      height={180}
      alt=""
      className={className}
      style={isMissing ? { visibility: 'hidden' } : undefined}
      onError={() => setMissing(true)}
    />
  );
};
