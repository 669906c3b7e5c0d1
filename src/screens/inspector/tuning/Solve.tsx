import { useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { fieldName, numbersIn, shapeOf } from '#games/designer/fields.ts';
import { type Solution, solve, worstWay } from '#games/designer/solve.ts';
import { unitOf } from '#games/designer/units.ts';
import { gameOf } from '#games/registry.ts';
import { useWords } from '../useWords.ts';
import fields from './fields.module.css';
import { shareText } from './figureRows.ts';
import css from './figures.module.css';
import { Proposal } from './Proposal.tsx';

const messageOf = ({ isExact, passes }: Solution): string =>
  isExact && passes ? 'solve.exact' : passes ? 'solve.near' : 'solve.nearest';

interface SolveProps {
  game: GameKey;
  draft: unknown;
  onSolved: (values: unknown) => void;
}

/** Finds one number so that the return is the announced one. */
export const Solve = ({ game, draft, onSolved }: SolveProps) => {
  const words = useWords(game);
  const { say } = words;
  const [chosen, setChosen] = useState('');
  const [way, setWay] = useState('');
  const [told, setTold] = useState('');
  const played = gameOf(game);
  const numbers = numbersIn(shapeOf(played), draft).filter(({ isWhole }) => isWhole);
  const field =
    numbers.find(({ path }) => path.join('.') === chosen) ??
    numbers.find(({ path }) => unitOf(game, fieldName(path)) === 'percent') ??
    numbers.find(({ path }) => path.at(-1) === 'weight') ??
    numbers[0];
  const { data } = played.tuning.schema.safeParse(draft);
  const ways: readonly string[] = data === undefined ? [] : played.odds.ways(data);
  if (!field) return null;
  const run = () => {
    const name = words.name(draft, field.path);
    const worst =
      data === undefined ? played.odds.ways(played.tuning.defaults)[0] : worstWay(played, data);
    const found = solve(played, draft, field, ways.includes(way) ? way : worst);
    if (!found) return setTold(say('solve.none', { field: name }));
    onSolved(found.values);
    const value = words.value(found.value, field.path);
    setTold(say(messageOf(found), { field: name, value, mean: shareText(found.mean) }));
  };
  return (
    <Proposal
      title={say('solve.title')}
      text={say('solve.text')}
      go={say('solve.go')}
      onGo={run}
      told={told}
    >
      <label className={css.choice}>
        <span>{say('solve.field')}</span>
        <select
          className={fields.select}
          value={field.path.join('.')}
          onChange={({ target }) => setChosen(target.value)}
        >
          {numbers.map(({ path }) => (
            <option key={path.join('.')} value={path.join('.')}>
              {words.name(draft, path)}
            </option>
          ))}
        </select>
      </label>
      {ways.length > 1 && (
        <label className={css.choice}>
          <span>{say('solve.way')}</span>
          <select
            className={fields.select}
            value={ways.includes(way) ? way : ''}
            onChange={({ target }) => setWay(target.value)}
          >
            <option value="">{say('solve.worst')}</option>
            {ways.map((name) => (
              <option key={name} value={name}>
                {words.way(name)}
              </option>
            ))}
          </select>
        </label>
      )}
    </Proposal>
  );
};
