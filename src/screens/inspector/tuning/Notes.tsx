import { Icon } from '#src/ui/icon/Icon.tsx';
import { FaultTexts } from './FaultTexts.tsx';
import type { ToldFault } from './faultsOf.ts';
import css from './fields.module.css';

interface NotesProps {
  id: string;
  help?: string | undefined;
  /** What it was, when it is another now. */
  was?: string | undefined;
  faults?: readonly ToldFault[] | undefined;
}

/** Below a field: what is wrong, what it was, what it is for. A list of fields has none to focus but this. */
export const Notes = ({ id, help, was, faults = [] }: NotesProps) => (
  <div id={`${id}-note`} className={css.notes} aria-live="polite" tabIndex={-1}>
    {faults.map((fault) => (
      <div key={fault.texts[0]} className={css.error}>
        <Icon name="warning" size="s" />
        <FaultTexts fault={fault} />
      </div>
    ))}
    {was && <p className={css.was}>{was}</p>}
    {help && <p>{help}</p>}
  </div>
);
