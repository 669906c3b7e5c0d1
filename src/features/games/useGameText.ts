import { useTranslation } from 'react-i18next';

/** Texts by the keys the catalogue carries; its own test holds them against the texts. */
export const useGameText = (): ((key: string, values?: Record<string, unknown>) => string) => {
  const { t } = useTranslation('game');
  return t as unknown as ReturnType<typeof useGameText>;
};
