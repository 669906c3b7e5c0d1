import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Contents } from './Contents.tsx';
import css from './legal.module.css';

/** DD/MM/YYYY, the same in the three languages; changes with the texts. */
const IN_FORCE = '21/11/2026';

const anchorOf = (number: number) => `section-${number}`;

/** Numbered sections of numbered clauses on parchment, with their contents before or beside them. */
export const LegalText = ({ name }: { name: 'terms' | 'privacy' }) => {
  const { t } = useTranslation('legal');
  const sections = t(`${name}.sections`, { returnObjects: true });
  return (
    <div className={css.room}>
      <Contents
        entries={sections.map(({ title }, index) => [`#${anchorOf(index + 1)}`, title] as const)}
      />
      <article className={css.sheet}>
        <h1 className={css.title}>{t(`${name}.title`)}</h1>
        <p className={css.lead}>{t(`${name}.lead`)}</p>
        <p className={css.since}>{t('updated', { date: IN_FORCE })}</p>
        {sections.map(({ title, clauses }, index) => (
          <section
            key={title}
            id={anchorOf(index + 1)}
            aria-labelledby={`${anchorOf(index + 1)}-title`}
            className={css.section}
          >
            <h2 id={`${anchorOf(index + 1)}-title`} className={css.heading}>
              <span className={css.number}>{`${index + 1}. `}</span>
              {title}
            </h2>
            <ol className={css.clauses}>
              {clauses.map((clause, place) => (
                <li key={clause} className={css.clause}>
                  <span className={css.place}>{`${index + 1}.${place + 1} `}</span>
                  <span>{clause}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
        <p className={css.ask}>{t('ask.text')}</p>
        <ButtonLink to={paths.helpdesk.href()} look="paper" size="s" icon="help">
          {t('ask.go')}
        </ButtonLink>
      </article>
    </div>
  );
};
