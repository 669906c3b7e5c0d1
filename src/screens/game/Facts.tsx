import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { useSession } from '#src/session/store.ts';
import css from './game.module.css';

/** YYYY-MM as 'October 2024', in the reader's language. */
const monthName = (month: string, language: string) =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : `${language}-MY`, {
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-15T12:00:00`));

export const Facts = ({ game: { publishMonth } }: { game: Game }) => {
  const { t } = useTranslation('games');
  const language = useSession((state) => state.language);
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt>{t('facts.languages')}</dt>
        <dd>{t('facts.languagesList')}</dd>
      </div>
      <div className={css.fact}>
        <dt>{t('facts.devices')}</dt>
        <dd>{t('facts.devicesList')}</dd>
      </div>
      {publishMonth && (
        <div className={css.fact}>
          <dt>{t('facts.published')}</dt>
          <dd>{monthName(publishMonth, language)}</dd>
        </div>
      )}
    </dl>
  );
};
