import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { figure } from '#engine/core/figures.ts';
import type { AnyStory } from '#games/story.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './stories.module.css';
import { type StoryResult, useTelling } from './useTelling.ts';

type Text = (key: string, values?: Record<string, unknown>) => string;

/** What designers read of a game: its file in `assets/locales/<language>/designer/`. */
const useDesignerText = (game: GameKey): Text => {
  const { t } = useTranslation('designer');
  const translate = t as unknown as Text;
  return (key, values) => translate(`${game}.${key}`, values);
};

/** A probability as the figure in '1 in 1,024'. */
const oneIn = (chance: number): string => figure(1 / chance, 0, chance > 0.1 ? 2 : 0);

interface StoryChipProps {
  game: GameKey;
  story: AnyStory;
  numbers: readonly number[] | undefined;
  isBusy: boolean;
  onTell: (number: number) => void;
}

/** A story at one click; the number it is told with stands beside it. */
const StoryChip = ({ game, story, numbers, isBusy, onTell }: StoryChipProps) => {
  const { t } = useTranslation('inspector');
  const text = useDesignerText(game);
  const [chosen, setChosen] = useState<number | null>(null);
  const number = chosen !== null && numbers?.includes(chosen) ? chosen : (numbers?.[0] ?? 0);
  const shown = figure(number, 0, 2);
  const title = text(`stories.${story.name}`, { number: shown });
  return (
    <li className={css.story}>
      <button type="button" aria-busy={isBusy} className={css.tell} onClick={() => onTell(number)}>
        <Icon name="play" size="s" />
        {title}
      </button>
      {numbers && numbers.length > 1 && (
        <select
          aria-label={t('stories.number', { story: title })}
          className={css.number}
          value={number}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {numbers.map((each) => (
            <option key={each} value={each}>
              {figure(each, 0, 2)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
};

const Outcome = ({ chance, how }: StoryResult) => {
  const { t } = useTranslation('inspector');
  if (how === 'searched') return t('stories.searched');
  if (how === 'too rare') return t('stories.tooRare', { chance: oneIn(chance) });
  return chance < 1 ? t('stories.chance', { chance: oneIn(chance) }) : t('stories.sure');
};

interface StoriesProps {
  game: GameKey;
  stories: readonly AnyStory[];
  tuning: unknown;
  onTell: (story: AnyStory, number: number, seed: string) => void;
}

/** What may come of a round, to be shown at will: the seed that gives it is searched for. */
export const Stories = ({ game, stories, tuning, onTell }: StoriesProps) => {
  const { t } = useTranslation('inspector');
  const { asked, tell } = useTelling(game, tuning, onTell);
  return (
    <section className={css.stories} aria-label={t('stories.title')}>
      <h2 className={css.title}>{t('stories.title')}</h2>
      <ul className={css.list}>
        {stories.map((story) => (
          <StoryChip
            key={story.name}
            game={game}
            story={story}
            numbers={story.numbers?.(tuning)}
            isBusy={asked?.how === 'searched' && asked.name === story.name}
            onTell={(number) => void tell(story, number)}
          />
        ))}
      </ul>
      <p className={css.outcome} role="status">
        {asked && <Outcome {...asked} />}
      </p>
    </section>
  );
};
