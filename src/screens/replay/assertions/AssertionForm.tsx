import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Assertion,
  BALANCE_CHANGES,
  MOST_ASSERTION_NOTE,
  MOST_WITHIN_MS,
  SOUGHT_KINDS,
} from '#contract/assertions.ts';
import type { TapeStep } from '#engine/lab/replay/tape.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import css from './assertions.module.css';
import {
  ASSERTION_KINDS,
  type AssertionDraft,
  assertionOf,
  EMPTY_DRAFT,
  recordedNames,
  untilBounds,
  wrongField,
} from './draft.ts';
import { nameWords } from './words.ts';

interface AssertionFormProps {
  steps: readonly TapeStep[];
  /** The place of the entry that is asserted of. */
  at: number;
  /** The machine's states. */
  states: readonly string[];
  onAdd: (assertion: Assertion) => void;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={css.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
};

/** Says what must hold from an entry on. */
export const AssertionForm = ({ steps, at, states, onAdd }: AssertionFormProps) => {
  const { t } = useTranslation('replay');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isTried, setTried] = useState(false);
  const { kind, sought, name, until, within, change, note } = draft;
  const set = (changed: Partial<AssertionDraft>) => setDraft({ ...draft, ...changed });
  const bounds = untilBounds(steps, at);
  const wrong = wrongField(draft, bounds);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const step = steps[at];
    setTried(wrong !== null);
    if (wrong !== null || !step) return;
    onAdd(assertionOf(draft, step, at));
    set({ note: '', until: '' });
  };
  return (
    <form className={css.form} onSubmit={add} aria-label={t('assert.new', { number: at + 1 })}>
      <Choice
        label={t('assert.kind')}
        value={kind}
        onChange={(value) => set({ kind: value as AssertionDraft['kind'] })}
      >
        {ASSERTION_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(`assert.kinds.${each}`)}
          </option>
        ))}
      </Choice>
      {kind === 'balance' ? (
        <Choice
          label={t('assert.change')}
          value={change}
          onChange={(value) => set({ change: value as AssertionDraft['change'] })}
        >
          {BALANCE_CHANGES.map((each) => (
            <option key={each} value={each}>
              {t(`assert.changes.${each}`)}
            </option>
          ))}
        </Choice>
      ) : (
        <>
          <Choice
            label={t('assert.sought')}
            value={sought}
            onChange={(value) => set({ sought: value as AssertionDraft['sought'], name: '' })}
          >
            {SOUGHT_KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`assert.what.${each}`)}
              </option>
            ))}
          </Choice>
          <Choice label={t('assert.name')} value={name} onChange={(value) => set({ name: value })}>
            <option value="">{t('assert.any')}</option>
            {recordedNames(steps, sought, states).map((each) => (
              <option key={each} value={each}>
                {nameWords(each, t)}
              </option>
            ))}
          </Choice>
        </>
      )}
      {(kind === 'comes' || kind === 'never') && (
        <TextField
          id="assert-until"
          inputMode="numeric"
          autoComplete="off"
          label={t('assert.until')}
          value={until}
          error={isTried && wrong === 'until' ? t('assert.badUntil', bounds) : undefined}
          onChange={({ target }) => set({ until: target.value })}
        />
      )}
      {kind === 'follows' && (
        <TextField
          id="assert-within"
          inputMode="numeric"
          autoComplete="off"
          label={t('assert.within')}
          value={within}
          error={
            isTried && wrong === 'within'
              ? t('assert.badWithin', { most: MOST_WITHIN_MS })
              : undefined
          }
          onChange={({ target }) => set({ within: target.value })}
        />
      )}
      <TextField
        id="assert-note"
        autoComplete="off"
        maxLength={MOST_ASSERTION_NOTE}
        label={t('assert.note', { most: MOST_ASSERTION_NOTE })}
        value={note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <Button type="submit" look="quiet" size="s">
        {t('assert.add')}
      </Button>
    </form>
  );
};
