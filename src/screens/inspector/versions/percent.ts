import { figure } from '#engine/core/figures.ts';

/** A share -> '96.00%'. */
export const percent = (share: number): string => `${figure(100 * share, 2, 2)}%`;
