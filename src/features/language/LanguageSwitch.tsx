import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES, type Language } from '#contract/languages.ts';
import { useSession } from '#src/session/store.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { changeLanguage } from './changeLanguage.ts';
import css from './language.module.css';
import { LANGUAGE_NAMES } from './names.ts';

interface LanguageSwitchProps {
  /** Usually the page is loaded anew. */
  onChange?: (language: Language) => void;
}

/** The system's own list of the three languages under a small sign. */
export const LanguageSwitch = ({ onChange = changeLanguage }: LanguageSwitchProps) => {
  const { t } = useTranslation();
  const language = useSession((state) => state.language);
  return (
    <span className={css.switch}>
      <Icon name="language" size="s" />
      <span aria-hidden="true">{LANGUAGE_NAMES[language].short}</span>
      <select
        aria-label={t('language')}
        className={css.list}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each].full}
          </option>
        ))}
      </select>
    </span>
  );
};
