import { useTranslation } from 'react-i18next';
import type { TuningsAnswer, TuningVersion } from '#contract/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './versions.module.css';

interface NewDefaultsProps {
  code: TuningsAnswer['code'];
  inForce: TuningVersion;
  onLoad: (values: unknown) => void;
}

/** The code's defaults, where something published stands in their place. */
export const NewDefaults = ({ code, inForce, onLoad }: NewDefaultsProps) => {
  const { t } = useTranslation('versions');
  if (code.hash === inForce.hash) return null;
  return (
    <div className={css.note}>
      <p>{t('newDefaults', { version: code.version })}</p>
      <Button look="quiet" size="s" onClick={() => onLoad(code.values)}>
        {t('load')}
      </Button>
    </div>
  );
};
