import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningsAnswer } from '#contract/tunings.ts';
import { useTunings } from '#src/features/tunings/tunings.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { Compared } from './Compared.tsx';
import { NewDefaults } from './NewDefaults.tsx';
import { Publish } from './Publish.tsx';
import { VersionFigures } from './VersionFigures.tsx';
import { VersionList } from './VersionList.tsx';
import css from './versions.module.css';

export interface VersionsPanelProps {
  game: GameKey;
  /** What is being worked on, passing the gate or not. */
  draft: unknown;
  /** It is the tab that is open. */
  isShown: boolean;
  /** Takes a version's values as the draft. */
  onLoad: (values: unknown) => void;
}

const Loaded = ({
  game,
  draft,
  isShown,
  onLoad,
  tunings,
}: VersionsPanelProps & { tunings: TuningsAnswer }) => {
  /** The version that is compared with the one in force; null: the draft. */
  const [chosen, setChosen] = useState<number | null>(null);
  const { versions } = tunings;
  const inForce = versions.find(({ version }) => version === tunings.inForce);
  const compared = versions.find(({ version }) => version === chosen);
  if (!inForce) return null;
  return (
    <>
      <Compared
        game={game}
        inForce={inForce}
        version={compared ?? null}
        draft={draft}
        onDraft={() => setChosen(null)}
      />
      <Publish game={game} draft={draft} tunings={tunings} inForce={inForce} />
      <NewDefaults code={tunings.code} versions={tunings.versions} onLoad={onLoad} />
      <VersionList
        game={game}
        tunings={tunings}
        inForce={inForce}
        chosen={chosen}
        onChoose={setChosen}
        onLoad={onLoad}
      />
      <VersionFigures game={game} isShown={isShown} />
    </>
  );
};

/** A game's numbers as they were, are and may be: compared, published, taken back, and what came of them. */
export const VersionsPanel = ({ game, isShown, ...rest }: VersionsPanelProps) => {
  const { t } = useTranslation('versions');
  const tunings = useTunings(game, true);
  const { refetch } = tunings;
  useEffect(() => {
    if (isShown) void refetch({ cancelRefetch: false });
  }, [isShown, refetch]);
  return (
    <section className={css.panel} aria-labelledby="versions-title">
      <h2 id="versions-title">{t('title')}</h2>
      {tunings.data ? (
        <Loaded key={game} game={game} isShown={isShown} {...rest} tunings={tunings.data} />
      ) : (
        <QueryState query={tunings} rows={4} label={t('loading')} />
      )}
    </section>
  );
};
