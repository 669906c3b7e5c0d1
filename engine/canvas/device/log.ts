/** Where failures go that the player need not hear of. */
export type Log = (what: string, error: unknown) => void;
