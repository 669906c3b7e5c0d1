import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES, type Language } from '#contract/languages.ts';
import { wallClock } from '#engine/clock.ts';
import { setLanguage, useSession } from '#src/session/store.ts';
import { Icon } from '../icon/Icon.tsx';
import css from './language.module.css';

/** Spec 4: the page is loaded anew about half a second after a change of language. */
const RELOAD_MS = 500;

// Each language in its own words, whatever the page's language is.
const NAMES: Record<Language, { short: string; full: string }> = {
  en: { short: 'EN', full: 'English' },
  zh: { short: '中文', full: '中文' },
  ms: { short: 'BM', full: 'Bahasa Melayu' },
};

const change = (language: Language): void => {
  setLanguage(language);
  wallClock.later(RELOAD_MS, () => {
    const url = new URL(window.location.href);
    // The address's own language would win over the one just chosen.
    url.searchParams.delete('lang');
    window.history.replaceState(window.history.state, '', url);
    window.location.reload();
  });
};

/** The system's own list of the three languages under a small sign. */
export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const language = useSession((state) => state.language);
  return (
    <span className={css.switch}>
      <Icon name="language" size="s" />
      <span aria-hidden="true">{NAMES[language].short}</span>
      <select
        aria-label={t('language')}
        className={css.list}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && change(target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {NAMES[each].full}
          </option>
        ))}
      </select>
    </span>
  );
};
