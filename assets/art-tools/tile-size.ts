/** Home's wide tiles: their size, their outlines. */
export const TILE = { width: 320, height: 200, edge: '#1A0A24' };
