import { Icon } from '#src/ui/icon/Icon.tsx';
import type { TuningWords } from '../useWords.ts';
import { FaultTexts } from './FaultTexts.tsx';
import type { faultsOf } from './faultsOf.ts';
import { fieldId } from './form.ts';
import css from './tuning.module.css';

/** Its input, or what stands below it. */
const goTo = (field: string) => {
  const id = fieldId(field);
  (document.getElementById(id) ?? document.getElementById(`${id}-note`))?.focus();
};

interface GateWordProps {
  words: TuningWords;
  faults: ReturnType<typeof faultsOf>;
}

/** The gate's word on the whole, the way to what is marked first, and what belongs to no field. */
export const GateWord = ({ words: { say }, faults }: GateWordProps) => {
  const { count, first, above, warnings } = faults;
  const text = count === 0 ? say('served') : say('isRefused', { number: count });
  return (
    <div className={css.standing} data-served={count === 0} role="status">
      <p>
        <Icon name={count === 0 ? 'check' : 'warning'} size="s" />
        {first === undefined ? (
          text
        ) : (
          <button type="button" className={css.first} onClick={() => goTo(first)}>
            {text}
          </button>
        )}
      </p>
      {above.length > 0 && (
        <ul>
          {above.map((fault) => (
            <li key={fault.texts[0]}>
              <FaultTexts fault={fault} />
            </li>
          ))}
        </ul>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={css.warned}>
          <Icon name="warning" size="s" />
          {warning}
        </p>
      ))}
    </div>
  );
};
