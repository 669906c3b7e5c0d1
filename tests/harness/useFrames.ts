import { useEffect, useState } from 'react';

/** Draws anew each frame while it is open: what stands in the toolbar's time may still go on. */
export const useFrames = (isOpen: boolean): void => {
  const [, setFrame] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    let id = 0;
    const read = (at: number) => {
      setFrame(at);
      id = requestAnimationFrame(read);
    };
    id = requestAnimationFrame(read);
    return () => cancelAnimationFrame(id);
  }, [isOpen]);
};
