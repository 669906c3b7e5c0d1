import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { shapeOf } from '#games/designer/fields.ts';
import { type ExactFigures, exactFiguresOf } from '#games/gate/figures.ts';
import { gameOf } from '#games/registry.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useWords } from '../useWords.ts';
import { Changes } from './Changes.tsx';
import { DraftFigures, DraftSummary } from './DraftFigures.tsx';
import { Drafts, LinkedDraft } from './Drafts.tsx';
import { FillReturn } from './FillReturn.tsx';
import { faultsOf } from './faultsOf.ts';
import { FormContext, type TuningForm } from './form.ts';
import { GateWord } from './GateWord.tsx';
import { Hints } from './Hints.tsx';
import type { HeldDraft } from './KeepDraft.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SaveDefault } from './SaveDefault.tsx';
import css from './tuning.module.css';
import { useEditHistory } from './useEditHistory.ts';
import { Wishes } from './Wishes.tsx';

interface TuningPanelProps {
  game: GameKey;
  /** The values in force. */
  base: unknown;
  /** Anything: what can't be played is said beside it. */
  draft: unknown;
  onDraft: (values: unknown) => void;
}

/** Null for values that the game's schema can't read. */
const useFigures = (game: GameKey, values: unknown): ExactFigures | null =>
  useMemo(() => {
    const { data } = gameOf(game).tuning.schema.safeParse(values);
    return data === undefined ? null : exactFiguresOf(gameOf(game), data);
  }, [game, values]);

/** A game's numbers as a form, what they do, and what would mend them. */
export const TuningPanel = ({ game, base, draft, onDraft }: TuningPanelProps) => {
  const words = useWords(game);
  const { say } = words;
  const history = useEditHistory(draft, onDraft);
  const faults = useMemo(() => faultsOf(game, draft, words), [game, draft, words]);
  const later = useDeferredValue(draft);
  const now = useFigures(game, later);
  const before = useFigures(game, base);
  const { target, tuning } = gameOf(game);
  const form: TuningForm = {
    game,
    words,
    values: draft,
    base,
    faults: faults.beside,
    onChange: history.change,
    onRest: history.rest,
  };
  const take = (values: unknown) => history.change(values, null);
  const [held, onHold] = useState<HeldDraft>({ name: '', version: null });
  const drafts = { game, base, draft, onHold, onTake: take };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    (key === 'y' || event.shiftKey ? history.redo : history.undo)?.();
  };
  return (
    <section className={css.panel} aria-labelledby="tuning-title" onKeyDown={onKeyDown}>
      <header className={css.head}>
        <h2 id="tuning-title">{say('title')}</h2>
        <p>{say('intro')}</p>
        <div className={css.buttons}>
          <Button look="quiet" size="s" disabled={!history.undo} onClick={() => history.undo?.()}>
            {say('undo')}
          </Button>
          <Button look="quiet" size="s" disabled={!history.redo} onClick={() => history.redo?.()}>
            {say('redo')}
          </Button>
          <Button look="plain" size="s" onClick={() => take(base)}>
            {say('toBase')}
          </Button>
          <Button look="plain" size="s" onClick={() => take(tuning.defaults)}>
            {say('toDefaults')}
          </Button>
        </div>
      </header>
      <LinkedDraft {...drafts} />
      <GateWord words={words} faults={faults} />
      <DraftSummary game={game} now={now} before={before} />
      <div className={css.both}>
        <form className={css.form} onSubmit={(event) => event.preventDefault()}>
          <h3>{say('form')}</h3>
          <FormContext value={form}>
            <PlaceFields path={[]} shape={shapeOf(gameOf(game))} />
          </FormContext>
        </form>
        <div className={css.effects}>
          <h3>{say('figures.title')}</h3>
          <DraftFigures game={game} now={now} before={before} />
          {target.rtp !== null && (
            <>
              <Hints game={game} draft={later} onTake={take} />
              <FillReturn game={game} draft={draft} onFilled={take} />
            </>
          )}
          <Wishes key={game} game={game} draft={later} onTake={take} />
          <Changes
            game={game}
            title={say('differences.title')}
            base={base}
            draft={draft}
            onBack={take}
          />
          <Drafts {...drafts} held={held} />
          {import.meta.env.DEV && <SaveDefault game={game} draft={draft} />}
        </div>
      </div>
    </section>
  );
};
