import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningsAnswer, TuningVersion } from '#contract/tunings.ts';
import { VersionCard } from './VersionCard.tsx';
import css from './versions.module.css';

interface VersionListProps {
  game: GameKey;
  tunings: TuningsAnswer;
  inForce: TuningVersion;
  /** The version that is compared. */
  chosen: number | null;
  onChoose: (version: number | null) => void;
  onLoad: (values: unknown) => void;
}

/** Every version of a game, the newest first. */
export const VersionList = ({
  game,
  tunings,
  inForce,
  chosen,
  onChoose,
  onLoad,
}: VersionListProps) => {
  const { t } = useTranslation('versions');
  return (
    <section className={css.part} aria-labelledby="versions-all">
      <h3 id="versions-all">{t('all')}</h3>
      <ol className={css.versions} reversed>
        {tunings.versions.map((version) => (
          <VersionCard
            key={version.version}
            game={game}
            version={version}
            inForce={inForce}
            isChosen={version.version === chosen}
            onCompare={() => onChoose(version.version)}
            onLoad={() => onLoad(version.values)}
          />
        ))}
      </ol>
    </section>
  );
};
