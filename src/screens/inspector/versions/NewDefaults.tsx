import { useTranslation } from 'react-i18next';
import type { TuningsAnswer } from '#contract/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './versions.module.css';

interface NewDefaultsProps {
  code: TuningsAnswer['code'];
  versions: TuningsAnswer['versions'];
  onLoad: (values: unknown) => void;
}

/** The code's defaults, where a release brought some that are no version yet. */
export const NewDefaults = ({ code, versions, onLoad }: NewDefaultsProps) => {
  const { t } = useTranslation('versions');
  if (versions.some(({ hash }) => hash === code.hash)) return null;
  return (
    <div className={css.note}>
      <p>{t('newDefaults', { version: code.version })}</p>
      <Button look="quiet" size="s" onClick={() => onLoad(code.values)}>
        {t('load')}
      </Button>
    </div>
  );
};
