import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DRAW_KEY, GAME_KEYS, type GameKey } from '#contract/games.ts';
import { areSame } from '#games/designer/changes.ts';
import { storiesOf } from '#games/house/stories.ts';
import { GAMES } from '#games/index.ts';
import { gameOf } from '#games/registry.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { onFormDraftsElsewhere } from '#src/base/stored.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { StaffHeader } from '#src/features/staff/StaffHeader.tsx';
import { useTunings } from '#src/features/tunings/tunings.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { Bench } from './Bench.tsx';
import { Choice } from './Choice.tsx';
import { DrawBench } from './draw/DrawBench.tsx';
import { keepFormDrafts, readFormDrafts } from './formDrafts.ts';
import css from './inspector.module.css';

/** A game's machine and stories, fetched when it is chosen. */
const useParts = (game: GameKey) =>
  useQuery({
    queryKey: ['inspected', game],
    queryFn: async () => {
      const [machine, { stories, moves, events }] = await Promise.all([
        GAMES[game].play.machine(),
        storiesOf(game),
      ]);
      return { machine, stories, moves, events };
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data;

/**
 * The values in force; while developing, the code's own where no server tells them: elsewhere they would pass
 * for what players have. Null: they are asked for, or could not be had.
 */
const useBase = (game: GameKey) => {
  const { data, error, isFetching, refetch } = useTunings(game);
  const inForce = data?.versions.find(({ version }) => version === data.inForce);
  const isAlone = import.meta.env.DEV && error !== null;
  const base = inForce?.values ?? (isAlone ? (gameOf(game).tuning.defaults as object) : null);
  return { base, error, isFetching, retry: () => void refetch() };
};

interface GameInspectorProps {
  game: GameKey;
  draft: unknown;
  onDraft: (values: unknown) => void;
  tab: string | null;
  onTab: (tab: string) => void;
}

/** A game beside its machine, once all of it has come. */
const GameInspector = ({ game, draft, onDraft, ...rest }: GameInspectorProps) => {
  const { t } = useTranslation('inspector');
  const { errorText } = useMessage();
  const parts = useParts(game);
  const { base, error, isFetching, retry } = useBase(game);
  if (error && !base)
    return <ErrorState text={errorText(error)} isBusy={isFetching} onRetry={retry} />;
  if (!parts || !base) return <Skeleton rows={8} label={t('opening')} />;
  // What changes nothing is no draft: it would hide what comes into force next.
  const keep = (values: unknown) => onDraft(areSame(base, values) ? undefined : values);
  const of = { base, draft: draft ?? base, onDraft: keep };
  return <Bench key={game} game={GAMES[game]} {...parts} {...of} {...rest} />;
};

/** What can be looked into: every game, and the quiz's draw. */
const CHOICES = [...GAME_KEYS, DRAW_KEY] as const;

/** The designers' tool: a game beside its machine, its numbers and what they do. */
export const InspectorScreen = () => {
  const { t } = useTranslation('inspector');
  const text = useGameText();
  const [params, setParams] = useSearchParams();
  const asked = params.get('game');
  const chosen = CHOICES.find((key) => key === asked) ?? GAME_KEYS[0];
  const [drafts, setDrafts] = useState(readFormDrafts);
  // Another tab's change is shown here: kept over unseen it would be lost.
  useEffect(() => onFormDraftsElsewhere(() => setDrafts(readFormDrafts())), []);
  const setDraft = (values: unknown) => {
    const now = { ...drafts, [chosen]: values };
    setDrafts(now);
    keepFormDrafts(now);
  };
  const show = (name: 'game' | 'tab', value: string) =>
    setParams(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <div className={css.page}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isHidden />
      <StaffHeader title={t('title')} text={t('text')} logout={t('logout')}>
        <Choice
          label={t('game')}
          value={chosen}
          values={CHOICES}
          nameOf={(key) => (key === DRAW_KEY ? t('draw.name') : text(GAMES[key].titleKey))}
          onChange={(key) => show('game', key)}
        />
      </StaffHeader>
      <main id="main">
        {chosen === DRAW_KEY ? (
          <DrawBench />
        ) : (
          <GameInspector
            game={chosen}
            draft={drafts[chosen]}
            onDraft={setDraft}
            tab={params.get('tab')}
            onTab={(tab) => show('tab', tab)}
          />
        )}
      </main>
    </div>
  );
};
