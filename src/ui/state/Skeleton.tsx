import { useTranslation } from 'react-i18next';
import css from './state.module.css';

/** Lines as high as the ones that are coming; `label`: where more is to be said than that they are loading. */
export const Skeleton = ({ rows, label }: { rows: number; label?: string }) => {
  const { t } = useTranslation();
  return (
    <div className={css.skeleton} role="status" aria-label={label ?? t('loading')}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={css.bone} />
      ))}
    </div>
  );
};
