import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './fields.module.css';

interface NotesProps {
  id: string;
  help?: string | undefined;
  /** What it was, when it is another now. */
  was?: string | undefined;
  error?: string | undefined;
}

/** Below a field: what is wrong, what it was, what it is for. */
export const Notes = ({ id, help, was, error }: NotesProps) => (
  <div id={`${id}-note`} className={css.notes} aria-live="polite">
    {error && (
      <p className={css.error}>
        <Icon name="warning" size="s" />
        <span>{error}</span>
      </p>
    )}
    {was && <p className={css.was}>{was}</p>}
    {help && <p>{help}</p>}
  </div>
);
