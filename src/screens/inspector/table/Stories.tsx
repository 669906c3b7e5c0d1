import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { newClientSeed } from '#engine/chance.ts';
import { figure } from '#engine/figures.ts';
import { findSeed, MOST_TRIES } from '#engine/inspect/wish.ts';
import { gameOf } from '#games/registry.ts';
import { type AnyStory, searchOf } from '#games/story.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Choice } from '../Choice.tsx';
import { useDesignerText } from '../useDesignerText.ts';
import { CLIENT_SEED } from './createTable.ts';
import css from './table.module.css';

/** Where the search for a seed begins: another place finds another round of the same story. */
const somewhere = (): number => Number.parseInt(newClientSeed().slice(0, 8), 16);

/** A probability as the figure in '1 in 1,024'. */
const oneIn = (chance: number): string => figure(1 / chance, 0, chance > 0.1 ? 2 : 0);

interface StoriesProps {
  game: GameKey;
  stories: readonly AnyStory[];
  tuning: unknown;
  onTell: (story: AnyStory, number: number, seed: string) => void;
}

/** What may come of a round, to be shown at will: the seed that gives it is searched for. */
export const Stories = ({ game, stories, tuning, onTell }: StoriesProps) => {
  const { t } = useTranslation('inspector');
  const text = useDesignerText(game);
  const [story, setStory] = useState(stories[0]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [tooRare, setTooRare] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  if (!story) return null;
  const numbers = story.numbers?.(tuning) ?? [0];
  const number = chosen !== null && numbers.includes(chosen) ? chosen : (numbers[0] ?? 0);
  const chance = story.chance(tuning, number);

  const tell = async () => {
    stop.current?.abort();
    const abort = new AbortController();
    stop.current = abort;
    setTooRare(null);
    setBusy(true);
    const search = searchOf(gameOf(game), story, tuning, number);
    const isHopeless = chance * MOST_TRIES < 1;
    const seed = isHopeless
      ? null
      : await findSeed(
          { ...search, clientSeed: CLIENT_SEED, from: somewhere() },
          abort.signal,
        ).catch(() => undefined);
    if (seed === undefined) return;
    setBusy(false);
    if (seed === null) setTooRare(t('stories.tooRare', { chance: oneIn(chance) }));
    else onTell(story, number, seed);
  };
  return (
    <fieldset className={css.group}>
      <legend>{t('stories.title')}</legend>
      <Choice
        label={t('stories.story')}
        value={story}
        values={stories}
        nameOf={({ name }) => text(`stories.${name}`, { number: '…' })}
        onChange={(next) => {
          setStory(next);
          setTooRare(null);
        }}
      />
      {story.numbers && (
        <Choice
          label={t('stories.number')}
          value={number}
          values={numbers}
          nameOf={(each) => figure(each, 0, 2)}
          onChange={setChosen}
        />
      )}
      <Button size="s" icon="play" isBusy={isBusy} onClick={() => void tell()}>
        {t('stories.show')}
      </Button>
      <p className={css.note} role="status">
        {tooRare ??
          (chance < 1 ? t('stories.chance', { chance: oneIn(chance) }) : t('stories.sure'))}
      </p>
    </fieldset>
  );
};
