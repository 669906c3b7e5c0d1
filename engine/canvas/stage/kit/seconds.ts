import type { BitmapText } from 'pixi.js';
import type { Beat } from '../tweens.ts';
import { alongside } from './alongside.ts';
import type { Kit } from './kit.ts';

/** Whole seconds of a clock, rounded up; the last ones are heard and seen. */
export interface Seconds {
  /** Milliseconds left; null: no clock runs. Call each frame. */
  show(leftMs: number | null): void;
  isUrgent(): boolean;
}

interface SecondsOptions {
  digits: BitmapText;
  /** From so many seconds on it is urgent. */
  urgentFrom: number;
  /** The sound of an urgent second, and how much higher each is than the one before. */
  sound: string;
  pitch: number;
  /** How much larger the digits are when an urgent second begins, what is left of that, and in how long. */
  swell: { from: number; to: number; beat: Beat };
  onUrgent(isUrgent: boolean): void;
  /** An urgent second begins, and is to be seen. */
  onLast?(left: number): void;
}

export const createSeconds = (kit: Kit, options: SecondsOptions): Seconds => {
  const { digits, urgentFrom, sound, pitch, swell, onUrgent, onLast } = options;
  let shown: number | null = null;
  let isUrgent = false;

  const setUrgent = (next: boolean) => {
    if (next === isUrgent) return;
    isUrgent = next;
    onUrgent(next);
  };
  const tick = (left: number) => {
    digits.text = String(left);
    setUrgent(left <= urgentFrom);
    if (!isUrgent || left === 0) return;
    kit.context.audio.effect(sound, { rate: 1 + (urgentFrom - left) * pitch });
    if (kit.isCalm()) return;
    const { from, to, beat } = swell;
    alongside(kit.idle.run((t) => digits.scale.set(from + (to - from) * t), beat));
    onLast?.(left);
  };

  return {
    isUrgent: () => isUrgent,
    show(leftMs) {
      const left = leftMs === null ? null : Math.ceil(leftMs / 1_000);
      if (left === shown) return;
      shown = left;
      if (left === null) setUrgent(false);
      else tick(left);
    },
  };
};
