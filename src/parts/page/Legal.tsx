import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { paths } from '#src/app/paths.ts';
import { Footer } from './Footer.tsx';
import css from './legal.module.css';
import { Page } from './Page.tsx';

/** DD/MM/YYYY; changes with the texts. */
const IN_FORCE = '20/11/2026';

interface LegalProps {
  title: string;
  description: string;
  lead: string;
  sections: readonly { title: string; text: string }[];
}

/** A text one signs: numbered, wide-set, on parchment. */
export const Legal = ({ title, description, lead, sections }: LegalProps) => {
  const { t } = useTranslation('legal');
  return (
    <Page backTo={paths.home.href()}>
      <PageMeta title={title} description={description} />
      <article className={css.sheet}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {sections.map((section) => (
          <section key={section.title} className={css.section}>
            <h2 className={css.heading}>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
        <p className={css.since}>{t('updated', { date: IN_FORCE })}</p>
      </article>
      <Footer />
    </Page>
  );
};
