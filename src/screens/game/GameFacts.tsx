import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { formatMonth } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import css from './game.module.css';

/** What the catalogue says of a game beside its figures. */
export const GameFacts = ({ game: { publishMonth, languages, devices } }: { game: Game }) => {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const facts = [
    [
      t('facts.languages'),
      languages.map((each) => t(`facts.language.${each}`)).join(t('facts.and')),
    ],
    [t('facts.devices'), devices.map((each) => t(`facts.device.${each}`)).join(t('facts.and'))],
    [
      t('facts.published'),
      publishMonth === null ? t('facts.sinceOpening') : formatMonth(publishMonth, language),
    ],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, text]) => (
        <div key={name} className={css.fact}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
