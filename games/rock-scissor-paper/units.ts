export const UNITS = { pay: 'times' } as const;
