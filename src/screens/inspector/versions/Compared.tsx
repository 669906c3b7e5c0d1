import { useTranslation } from 'react-i18next';
import type { TuningVersion } from '#contract/tunings.ts';
import { differencesOf } from '#src/features/tunings/difference.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Table } from './Table.tsx';
import css from './versions.module.css';

interface ComparedProps {
  inForce: TuningVersion;
  /** Null: the draft is compared. */
  version: TuningVersion | null;
  draft: unknown;
  /** Back to the draft. */
  onDraft: () => void;
}

const told = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));

/** What the draft, or a version, has other than the version in force. */
export const Compared = ({ inForce, version, draft, onDraft }: ComparedProps) => {
  const { t } = useTranslation('versions');
  const differences = differencesOf(inForce.values, version ? version.values : draft);
  const title = version
    ? t('comparedVersion', { version: version.version, inForce: inForce.version })
    : t('comparedDraft', { inForce: inForce.version });
  return (
    <section className={css.part} aria-labelledby="versions-compared">
      <h3 id="versions-compared">{title}</h3>
      {differences.length === 0 ? (
        <p className={css.soft}>{t('same')}</p>
      ) : (
        <Table
          name={title}
          head={[t('field'), t('before'), t('after')]}
          rows={differences.map(({ field, before, after }) => ({
            key: field,
            cells: [field || '–', told(before), told(after)],
          }))}
        />
      )}
      {version && (
        <Button look="quiet" size="s" onClick={onDraft}>
          {t('compareDraft')}
        </Button>
      )}
    </section>
  );
};
