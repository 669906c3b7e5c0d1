import { useTranslation } from 'react-i18next';
import { type Assertion, MOST_ASSERTIONS } from '#contract/assertions.ts';
import type { Recording } from '#contract/recording.ts';
import type { JudgedAssertion } from '#engine/lab/replay/judge.ts';
import type { Reel } from '#engine/lab/replay/reel.ts';
import { saveRecording } from '#src/features/recordings/saveRecording.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import shared from '../replay.module.css';
import { AssertionForm } from './AssertionForm.tsx';
import css from './assertions.module.css';
import { claimOf, failsOf } from './words.ts';

const isSame = (one: Assertion, other: Assertion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface OneProps extends JudgedAssertion {
  onGo: (at: number) => void;
  onRemove: () => void;
}

const One = ({ assertion, before, fails, onGo, onRemove }: OneProps) => {
  const { t } = useTranslation('replay');
  const at = before + assertion.index;
  const failsAt = before + (fails?.index ?? 0);
  const go = (place: number) => (
    <Button look="plain" size="s" onClick={() => onGo(place)}>
      {t('assert.goTo', { number: place + 1 })}
    </Button>
  );
  return (
    <li className={css.one} data-holds={fails === null}>
      <p className={css.claim}>
        <Icon name={fails ? 'warning' : 'check'} />
        <span>{claimOf(assertion, before, t)}</span>
      </p>
      {assertion.note && <p className={css.note}>{assertion.note}</p>}
      <p className={css.verdict}>{fails ? failsOf(fails, before, t) : t('assert.holds')}</p>
      <div className={shared.buttons}>
        {go(at)}
        {fails && failsAt !== at && go(failsAt)}
        <Button look="plain" size="s" onClick={onRemove}>
          {t('assert.remove')}
        </Button>
      </div>
    </li>
  );
};

interface AssertionsProps {
  /** With what is asserted of it. */
  recording: Recording;
  /** The same, judged by the machine of today. */
  judged: readonly JudgedAssertion[];
  /** What the name of a saved case says besides. */
  ending: string;
  reel: Reel;
  /** The machine's states. */
  states: readonly string[];
  /** The cursor's place. */
  at: number;
  onGo: (at: number) => void;
  onChange: (assertions: readonly Assertion[]) => void;
}

/** What must hold in this recording, judged at once, and saved with it as a case. */
export const Assertions = (props: AssertionsProps) => {
  const { recording, judged, ending, reel, states, at, onGo, onChange } = props;
  const { t } = useTranslation('replay');
  const { assertions = [], game } = recording;
  const held = judged.filter(({ fails }) => fails === null).length;
  return (
    <section className={css.assertions} aria-labelledby="replay-assert">
      <h3 id="replay-assert">{t('assert.title')}</h3>
      <p className={shared.soft}>{t('assert.text', { game })}</p>
      <p role="status">
        {judged.length > 0 ? t('assert.count', { held, all: judged.length }) : t('assert.none')}
      </p>
      <ul className={css.list}>
        {judged.map((each) => (
          <One
            key={JSON.stringify(each.assertion)}
            {...each}
            onGo={onGo}
            onRemove={() => onChange(assertions.filter((one) => !isSame(one, each.assertion)))}
          />
        ))}
      </ul>
      <h4>{t('assert.new', { number: at + 1 })}</h4>
      {assertions.length < MOST_ASSERTIONS ? (
        <AssertionForm
          steps={reel.steps}
          at={at}
          states={states}
          onAdd={(added) => onChange([...assertions.filter((one) => !isSame(one, added)), added])}
        />
      ) : (
        <p>{t('assert.most', { most: MOST_ASSERTIONS })}</p>
      )}
      {assertions.length > 0 && (
        <Button size="s" onClick={() => void saveRecording(recording, `${ending}-case`)}>
          {t('assert.save')}
        </Button>
      )}
    </section>
  );
};
