import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import type { Language } from '#contract/languages.ts';
import { areSame } from '#games/designer/changes.ts';
import { gameOf } from '#games/registry.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { type TuningWords, useWords } from '../useWords.ts';
import { TuningPanel } from './TuningPanel.tsx';

interface Held {
  game: GameKey;
  words: TuningWords | null;
  draft: unknown;
  load: (values: unknown) => void;
}

/** Somebody who holds the draft, as the screen does: what changes nothing is what is in force itself. */
const Holder = ({ held }: { held: Held }) => {
  const base = gameOf(held.game).tuning.defaults;
  const orBase = (values: unknown) => (areSame(base, values) ? base : values);
  const [draft, setDraft] = useState(() => orBase(held.draft));
  held.draft = draft;
  held.words = useWords(held.game);
  held.load = (values) => setDraft(orBase(values));
  return <TuningPanel game={held.game} base={base} draft={draft} onDraft={held.load} />;
};

/** Tests' own: the panel with changes of the defaults as its draft. */
export const panel = async (game: GameKey, changes: object = {}, language: Language = 'en') => {
  const draft = { ...Object(gameOf(game).tuning.defaults), ...changes };
  const held: Held = { game, words: null, draft, load: () => {} };
  await loadTexts('tuning');
  await show(<Holder held={held} />, '/', language);
  await screen.findByRole('heading', { level: 2 });
  if (!held.words) throw new Error('the form has words');
  return {
    draft: () => held.draft,
    load: (values: unknown) => act(() => held.load(values)),
    words: held.words,
  };
};

export const field = (path: string) => {
  const found = document.getElementById(`tuning-${path}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${path}`);
  return found;
};
export const type = (path: string, value: string) =>
  fireEvent.change(field(path), { target: { value } });
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
export const wish = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
/** The tick of what may move, by the name of its place. */
export const checkboxOf = (path: string) => {
  const found = document.querySelector(`[data-movable="${path}"]`);
  if (!found) throw new Error(`${path} may not move`);
  return found;
};
export const figureOf = (key: string) =>
  document.querySelector(`[data-figure="${key}"] td`)?.textContent ?? '';
export const noteOf = (path: string) =>
  document.getElementById(`tuning-${path}-note`)?.textContent ?? '';
export const all = () => document.body.textContent ?? '';
