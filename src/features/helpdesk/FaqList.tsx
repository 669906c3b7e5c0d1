import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/not-found.svg?url';
import { FAQ_TOPICS } from '#contract/facts.ts';
import type { Faq } from '#contract/helpdesk.ts';
import { atPath } from '#contract/ownPath.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import { FaqItem } from './FaqItem.tsx';
import css from './faq.module.css';
import { found, searchOf } from './search.ts';

interface FaqListProps {
  faqs: readonly Faq[];
  /** What somebody looks for; nothing shows them all. */
  query: string;
}

/** Questions by topic, each opening to its answer; the search's hits are marked. */
export const FaqList = ({ faqs, query }: FaqListProps) => {
  const { t } = useTranslation('helpdesk');
  const language = useLanguage();
  const search = searchOf(query);
  const shown = found(faqs, search, language);
  const topics = FAQ_TOPICS.map((topic) => ({
    topic,
    own: shown.filter((faq) => faq.topic === topic),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className={css.topics}>
      <p role="status" className={a11y.visuallyHidden}>
        {search !== null && t('faq.found', { count: shown.length })}
      </p>
      {topics.map(({ topic, own }) => (
        <section key={topic} aria-labelledby={`faq-${topic}`}>
          <h2 id={`faq-${topic}`} className={css.topic}>
            {t(`faq.topic.${topic}`)}
          </h2>
          <ul className={css.list}>
            {own.map((faq) => (
              <FaqItem key={faq.id} faq={faq} search={search} />
            ))}
          </ul>
        </section>
      ))}
      {search !== null && shown.length === 0 && (
        <EmptyState picture={picture} title={t('faq.none.title')} text={t('faq.none.text')}>
          <ButtonLink to={atPath(paths.helpdesk.href(), '#contact')} size="s" icon="chat">
            {t('faq.none.ask')}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
};
