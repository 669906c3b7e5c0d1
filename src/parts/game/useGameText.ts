import { useTranslation } from 'react-i18next';

/** Texts by the keys the catalogue carries; its own test holds them against the texts. */
export const useGameText = (): ((key: string) => string) => {
  const { t } = useTranslation('games');
  return t as unknown as (key: string) => string;
};
