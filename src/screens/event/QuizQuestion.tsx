import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredQuestion, OpenQuestion } from '#contract/event.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { useLanguage } from '#src/base/language.ts';
import { useAnswerQuestion } from '#src/features/event/event.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './question.module.css';

interface QuizQuestionProps {
  event: string;
  week: number;
  question: OpenQuestion;
  /** What came of it; undefined: it is not answered. */
  answered: AnsweredQuestion | undefined;
  isBusy: boolean;
  onNext: () => void;
}

/** How far one is: a mark for each question. */
const Progress = ({ number, of }: Pick<OpenQuestion, 'number' | 'of'>) => (
  <span className={css.progress} aria-hidden="true">
    {Array.from({ length: of }, (_, place) => place + 1).map((place) => (
      <span key={place} data-is={place < number ? 'over' : place === number ? 'now' : 'later'} />
    ))}
  </span>
);

/** Right or wrong, the right answer, and why. */
const Told = ({
  answered,
  isLast,
  isBusy,
  onNext,
}: {
  answered: AnsweredQuestion;
  isLast: boolean;
  isBusy: boolean;
  onNext: () => void;
}) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const { isRight, right, options, reason } = answered;
  const next = useRef<HTMLDivElement>(null);
  // What was pressed is gone.
  useEffect(() => next.current?.focus(), []);
  return (
    <div ref={next} tabIndex={-1} role="status" className={css.told} data-right={isRight}>
      <strong className={css.verdict}>
        <Icon name={isRight ? 'check' : 'close'} />
        {t(isRight ? 'quiz.right' : 'quiz.wrong')}
      </strong>
      {!isRight && <p>{t('quiz.rightOne', { text: options[right]?.[language] ?? '' })}</p>}
      {reason && <p>{reason[language]}</p>}
      <Button isWide isBusy={isBusy} onClick={onNext}>
        {t(isLast ? 'quiz.finish' : 'quiz.next')}
      </Button>
    </div>
  );
};

/** One question: chosen, then sent; told at once whether it was right. */
export const QuizQuestion = ({
  event,
  week,
  question,
  answered,
  isBusy,
  onNext,
}: QuizQuestionProps) => {
  const { t } = useTranslation('event');
  const { errorText } = useMessage();
  const language = useLanguage();
  const once = useOnce();
  const [chosen, choose] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [requestId] = useState(newRequestId);
  const { mutateAsync, isPending, error } = useAnswerQuestion({ event, week });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { number, of, text, options } = question;
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (chosen === null) return setMissing(true);
    void once(async () => {
      await mutateAsync({ requestId, question: number, chosen });
    }).catch(() => {});
  };
  const shown = answered?.chosen ?? chosen;
  return (
    <form className={css.question} onSubmit={send}>
      <Progress number={number} of={of} />
      <p className={css.number}>{t('quiz.question', { number, of })}</p>
      <h2 ref={heading} tabIndex={-1} className={css.text}>
        {text[language]}
      </h2>
      <fieldset className={css.options} disabled={answered !== undefined || isPending}>
        <legend className={a11y.visuallyHidden}>{text[language]}</legend>
        {options.map((option, place) => (
          <label
            key={option.en}
            className={css.option}
            data-right={answered ? place === answered.right : undefined}
            data-wrong={answered ? place === answered.chosen && !answered.isRight : undefined}
          >
            <input
              type="radio"
              name={`question-${number}`}
              checked={shown === place}
              onChange={() => {
                choose(place);
                setMissing(false);
              }}
            />
            <span>{option[language]}</span>
          </label>
        ))}
      </fieldset>
      {isMissing && <Alert>{t('quiz.choose')}</Alert>}
      {error && !answered && <Alert>{errorText(error)}</Alert>}
      {answered ? (
        <Told answered={answered} isLast={number === of} isBusy={isBusy} onNext={onNext} />
      ) : (
        <Button type="submit" isWide isBusy={isPending}>
          {t('quiz.answer')}
        </Button>
      )}
    </form>
  );
};
