import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from '#contract/languages.ts';

/** The language the texts are in, for what is told beside them: dates, amounts, addresses. */
export const useLanguage = (): Language => {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : 'en';
};
