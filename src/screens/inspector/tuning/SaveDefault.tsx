import { useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useWords } from '../useWords.ts';
import css from './figures.module.css';
import { saveDefault } from './saveDefault.ts';

/** While developing: writes the draft into the game's `tuning.ts`, after a second press. */
export const SaveDefault = ({ game, draft }: { game: GameKey; draft: unknown }) => {
  const words = useWords(game);
  const { say } = words;
  const [isAsked, setAsked] = useState(false);
  const [told, setTold] = useState('');
  const save = () => {
    setAsked(false);
    setTold('');
    saveDefault({ game, values: draft }, (saved) => {
      if ('version' in saved) return setTold(say('save.done', { ...saved }));
      const why =
        'faults' in saved
          ? saved.faults.map((fault) => words.fault(fault, draft)).join('; ')
          : saved.problem;
      setTold(say('save.refused', { why }));
    });
  };
  return (
    <section className={css.save}>
      {isAsked ? (
        <>
          <p>{say('save.text', { game })}</p>
          <div className={css.buttons}>
            <Button size="s" onClick={save}>
              {say('save.sure')}
            </Button>
            <Button look="quiet" size="s" onClick={() => setAsked(false)}>
              {say('save.no')}
            </Button>
          </div>
        </>
      ) : (
        <Button look="quiet" size="s" onClick={() => setAsked(true)}>
          {say('save.go')}
        </Button>
      )}
      <p role="status" className={css.told}>
        {told}
      </p>
    </section>
  );
};
