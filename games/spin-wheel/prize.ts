import { WheelView } from './shapes.ts';

/** The money a round won, in sen; 0: none. */
export const prizeOf = (view: unknown): number => WheelView.safeParse(view).data?.spun.sen ?? 0;
