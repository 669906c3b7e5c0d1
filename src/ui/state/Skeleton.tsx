import css from './state.module.css';

/** Lines as high as the ones that are coming. */
export const Skeleton = ({ rows, label }: { rows: number; label: string }) => (
  <div className={css.skeleton} role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <span key={row} className={css.bone} />
    ))}
  </div>
);
