import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '#contract/helpLines.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { useSession } from '#src/session/store.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { HelpLine } from './HelpLine.tsx';
import css from './help.module.css';

/** For anybody: when a game is none any more, what one can set here, and who listens. */
export const HelpScreen = () => {
  const { t } = useTranslation('responsible');
  const isAuth = useSession((state) => state.isAuth);
  const listOf = (part: 'signs' | 'tools') => (
    <ul className={css.list}>
      {t(`${part}.items`, { returnObjects: true }).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return (
    <Page backTo={paths.home.href()}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <div className={css.room}>
        <header>
          <h1 className={css.title}>{t('title')}</h1>
          <p className={css.lead}>{t('lead')}</p>
        </header>
        <section className={css.lines} aria-labelledby="lines">
          <h2 id="lines" className={css.heading}>
            {t('lines.title')}
          </h2>
          <p>{t('lines.text')}</p>
          <ul className={css.cards}>
            {HELP_LINES.map((line) => (
              <HelpLine key={line.key} line={line} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="signs">
          <h2 id="signs" className={css.heading}>
            {t('signs.title')}
          </h2>
          <p>{t('signs.text')}</p>
          {listOf('signs')}
        </section>
        <section aria-labelledby="tools">
          <h2 id="tools" className={css.heading}>
            {t('tools.title')}
          </h2>
          {listOf('tools')}
          <ButtonLink
            to={isAuth ? paths.settingResponsibleGaming.href() : paths.login.href()}
            size="s"
            icon="responsibleGaming"
          >
            {t(isAuth ? 'tools.go' : 'tools.login')}
          </ButtonLink>
        </section>
        <section aria-labelledby="near">
          <h2 id="near" className={css.heading}>
            {t('near.title')}
          </h2>
          <p>{t('near.text')}</p>
        </section>
        <section aria-labelledby="age">
          <h2 id="age" className={css.heading}>
            {t('age.title')}
          </h2>
          <p>{t('age.text')}</p>
        </section>
      </div>
      <Footer />
    </Page>
  );
};
