import { useMemo } from 'react';
import type { GameKey } from '#contract/games.ts';
import { figure } from '#engine/core/figures.ts';
import { pathName } from '#games/designer/fields.ts';
import { type Miss, missesOf } from '#games/designer/hints.ts';
import { gameOf } from '#games/registry.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { type TuningWords, useWords } from '../useWords.ts';
import css from './figures.module.css';

const missText = ({ say, way }: TuningWords, { by, others, way: name }: Miss): string => {
  const miss = say(by > 0 ? 'hints.above' : 'hints.below', {
    points: figure(100 * Math.abs(by), 1, 4),
  });
  return others > 0
    ? say('hints.whoMany', { way: way(name), count: others, miss })
    : say('hints.who', { way: way(name), miss });
};

interface HintsProps {
  game: GameKey;
  draft: unknown;
  onTake: (values: unknown) => void;
}

/** Where the return misses its target: every single number that could mend it, one press away. */
export const Hints = ({ game, draft, onTake }: HintsProps) => {
  const words = useWords(game);
  const misses = useMemo(() => missesOf(gameOf(game), draft), [game, draft]);
  const { say } = words;
  if (misses.length === 0) return null;
  return (
    <section className={css.hints} aria-label={say('hints.title')}>
      <h4 className={css.small}>{say('hints.title')}</h4>
      {misses.map((miss) => (
        <div key={miss.way} className={css.miss}>
          <p className={css.missed}>{missText(words, miss)}</p>
          {miss.hints.length === 0 && <p>{say('hints.none')}</p>}
          <ul>
            {miss.hints.map(({ path, from, to, isExact, values }) => {
              const told = say(to < from ? 'hints.lower' : 'hints.raise', {
                field: words.name(draft, path),
                value: words.value(to, path),
              });
              return (
                <li key={pathName(path)}>
                  <span>
                    {told}
                    <span className={css.note}>{say(isExact ? 'hints.exact' : 'hints.near')}</span>
                  </span>
                  <Button
                    look="quiet"
                    size="s"
                    aria-label={`${say('hints.take')}: ${told}`}
                    onClick={() => onTake(values)}
                  >
                    {say('hints.take')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
};
