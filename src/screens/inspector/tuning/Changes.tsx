import type { GameKey } from '#contract/games.ts';
import { changesBetween, withChange } from '#games/designer/changes.ts';
import { pathName } from '#games/designer/fields.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useWords } from '../useWords.ts';
import css from './figures.module.css';

interface ChangesProps {
  game: GameKey;
  title: string;
  base: unknown;
  draft: unknown;
  onBack: (values: unknown) => void;
}

/** Everything that differs from other values, each number one press from theirs. */
export const Changes = ({ game, title, base, draft, onBack }: ChangesProps) => {
  const words = useWords(game);
  const { say } = words;
  const changes = changesBetween(base, draft);
  return (
    <section className={css.changes}>
      <h4 className={css.small}>{title}</h4>
      {changes.length === 0 ? (
        <p className={css.assumes}>{say('differences.none')}</p>
      ) : (
        <ul>
          {changes.map((change) => {
            const { path, from, to } = change;
            const field = path.length > 0 ? words.name(draft, path) : say('whole');
            return (
              <li key={pathName(path)}>
                <span>
                  {field}
                  {path.length > 0 && (
                    <span className={css.fromTo}>
                      <del>{words.value(from, path)}</del>
                      <ins>{words.value(to, path)}</ins>
                    </span>
                  )}
                </span>
                <Button
                  look="plain"
                  size="s"
                  aria-label={say('differences.back', { field })}
                  onClick={() => onBack(withChange(draft, base, change))}
                >
                  {say('undo')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
