import { useClub } from '#src/features/club/refresh.ts';

/** The id of the club's bot; null while unknown, and where the club has none. */
export const useBot = (): string | null => useClub().data?.telegramBot ?? null;
