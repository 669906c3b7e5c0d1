import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningVersion } from '#contract/tunings.ts';
import { changesBetween } from '#games/designer/changes.ts';
import { pathName } from '#games/designer/fields.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useWords } from '../useWords.ts';
import { ScrollTable } from './ScrollTable.tsx';
import css from './versions.module.css';

interface ComparedProps {
  game: GameKey;
  inForce: TuningVersion;
  /** Null: the draft is compared. */
  version: TuningVersion | null;
  draft: unknown;
  /** Back to the draft. */
  onDraft: () => void;
}

/** What the draft, or a version, has other than the version in force. */
export const Compared = ({ game, inForce, version, draft, onDraft }: ComparedProps) => {
  const { t } = useTranslation('versions');
  const words = useWords(game);
  const values = version ? version.values : draft;
  const changes = changesBetween(inForce.values, values);
  const title = version
    ? t('comparedVersion', { version: version.version, inForce: inForce.version })
    : t('comparedDraft', { inForce: inForce.version });
  return (
    <section className={css.part} aria-labelledby="versions-compared">
      <h3 id="versions-compared">{title}</h3>
      {changes.length === 0 ? (
        <p className={css.soft}>{t('same')}</p>
      ) : (
        <ScrollTable
          name={title}
          isWrapped
          head={[
            t('field'),
            t('before'),
            version ? t('version', { version: version.version }) : t('after'),
          ]}
          rows={changes.map(({ path, from, to }) => ({
            key: pathName(path),
            cells: [
              path.length === 0 ? words.say('whole') : words.name(values, path),
              words.value(from, path),
              words.value(to, path),
            ],
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
