import { Text } from 'pixi.js';
import type { FrameClock } from './frames.ts';

/** What draws texts, and keeps a texture as long as somebody counts on it: the renderer's `canvasText`. */
interface TextSystem {
  getManagedTexture(text: Text): unknown;
  decreaseReferenceCount(key: string): void;
}

/** Draws words before they are shown. */
export interface Lettering {
  /** These texts will stand on the label, in its style as it is when their turn comes. */
  want(label: Text, texts: readonly string[]): void;
  /** The labels are drawn in another resolution from now on. */
  renew(): void;
  /** Lets go of all of it, also where the graphics card has lost it. */
  destroy(): void;
}

/** One text a frame: on a phone each takes as long as everything else in it. */
export const createLettering = (system: TextSystem, frames: FrameClock): Lettering => {
  let wanted: { label: Text; text: string }[] = [];
  let drawn = 0;
  let kept: string[] = [];
  let stop: (() => void) | null = null;
  const rest = () => {
    stop?.();
    stop = null;
  };
  const letGo = () => {
    for (const key of kept) system.decreaseReferenceCount(key);
    kept = [];
    drawn = 0;
  };
  const draw = ({ label, text }: (typeof wanted)[number]) => {
    if (label.destroyed) return;
    const { style, resolution } = label;
    const probe = new Text({ text, style, resolution });
    system.getManagedTexture(probe);
    kept.push(probe.styleKey);
    probe.destroy();
  };
  const wake = () => {
    stop ??= frames.add(() => {
      const next = wanted[drawn];
      if (!next) return rest();
      drawn += 1;
      draw(next);
    });
  };
  return {
    want(label, texts) {
      const isNew = (text: string) =>
        !wanted.some((each) => each.label === label && each.text === text);
      wanted = [...wanted, ...texts.filter(isNew).map((text) => ({ label, text }))];
      wake();
    },
    renew() {
      letGo();
      wanted = wanted.filter(({ label }) => !label.destroyed);
      wake();
    },
    destroy() {
      rest();
      letGo();
      wanted = [];
    },
  };
};
