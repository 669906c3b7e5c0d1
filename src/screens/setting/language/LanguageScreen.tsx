import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#contract/languages.ts';
import { changeLanguage } from '#src/features/language/changeLanguage.ts';
import { LANGUAGE_NAMES } from '#src/features/language/names.ts';
import { SettingPage } from '#src/features/settings/SettingPage.tsx';
import { useSession } from '#src/session/store.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './language.module.css';

/** A first letter of each script, as the seal beside it. */
const SEALS = { en: 'A', zh: '文', ms: 'a' } as const;

/** The three languages, each in its own script, the present one marked. */
export const LanguageScreen = () => {
  const { t } = useTranslation('setting');
  const language = useSession((state) => state.language);
  return (
    <SettingPage
      meta={{ title: t('language.meta.title'), description: t('language.meta.description') }}
      title={t('language.title')}
      text={t('language.text')}
    >
      <ul className={css.list}>
        {LANGUAGES.map((each) => {
          const isChosen = each === language;
          return (
            <li key={each}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={clsx(css.choice, isChosen && css.chosen)}
                onClick={() => isChosen || void changeLanguage(each)}
              >
                <span className={css.seal} aria-hidden="true" lang={each}>
                  {SEALS[each]}
                </span>
                <span className={css.names}>
                  <span className={css.own} lang={each}>
                    {LANGUAGE_NAMES[each].full}
                  </span>
                  {t(`language.name.${each}`) !== LANGUAGE_NAMES[each].full && (
                    <span className={css.other}>{t(`language.name.${each}`)}</span>
                  )}
                </span>
                <span className={css.mark} aria-hidden="true">
                  {isChosen && <Icon name="check" size="s" />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </SettingPage>
  );
};
