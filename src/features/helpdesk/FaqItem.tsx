import { useId, useState } from 'react';
import type { Faq } from '#contract/helpdesk.ts';
import { useLanguage } from '#src/base/language.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './faq.module.css';
import { piecesOf, type Search } from './search.ts';

/** A text with what was looked for marked in it. */
const Marked = ({ text, search }: { text: string; search: Search }) =>
  piecesOf(text, search).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );

/** A question that opens to its answer; open by itself where the answer holds what was looked for. */
export const FaqItem = ({ faq, search }: { faq: Faq; search: Search }) => {
  const id = useId();
  const language = useLanguage();
  const question = faq.question[language];
  const answer = faq.answer[language];
  const [chosen, choose] = useState<boolean | null>(null);
  const isOpen = chosen ?? piecesOf(answer, search).length > 1;
  return (
    <li className={css.item}>
      <h3 className={css.heading}>
        <button
          type="button"
          id={`${id}-question`}
          className={css.question}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={() => choose(!isOpen)}
        >
          <span>
            <Marked text={question} search={search} />
          </span>
          <Icon name="chevronDown" size="s" />
        </button>
      </h3>
      <section
        id={`${id}-answer`}
        aria-labelledby={`${id}-question`}
        className={css.fold}
        inert={!isOpen}
      >
        <p className={css.answer}>
          <Marked text={answer} search={search} />
        </p>
      </section>
    </li>
  );
};
