import { useId, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { areSame } from '#games/designer/changes.ts';
import { type Fill, fillOf } from '#games/designer/fill.ts';
import { storedOf, unitText } from '#games/designer/units.ts';
import { exactFiguresOf } from '#games/gate/figures.ts';
import { gameOf } from '#games/registry.ts';
import { formatCoins } from '#src/base/format.ts';
import { type TuningWords, useWords } from '../useWords.ts';
import fields from './fields.module.css';
import { ROUNDING, shareText } from './figureRows.ts';
import css from './figures.module.css';
import { Proposal } from './Proposal.tsx';

/** What comes of filled values, exactly: of every way, and at the bet that rounding costs most. */
const outcomeOf = (
  { say, way }: TuningWords,
  game: GameKey,
  filled: unknown,
  rtp: number,
): string => {
  const { data } = gameOf(game).tuning.schema.safeParse(filled);
  if (data === undefined) return say('fill.tooHigh');
  const { ways } = exactFiguresOf(gameOf(game), data);
  const means = ways.map(({ analysis }) => analysis.mean);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  const isExact = low > rtp / UNIT - ROUNDING;
  const returns = isExact
    ? say('fill.exact', { mean: shareText(low) })
    : say('fill.near', { low: shareText(low), high: shareText(high) });
  const lost = ways.map((each) => ({ ...each, by: each.analysis.mean - each.least.mean }));
  const worst = lost.reduce((a, b) => (b.by > a.by ? b : a));
  const bets =
    worst.by < ROUNDING
      ? say('fill.everyBet')
      : say('fill.rounded', {
          bet: formatCoins(worst.least.bet),
          way: way(worst.name),
          least: shareText(worst.least.mean),
        });
  return `${returns} ${bets}`;
};

interface FillReturnProps {
  game: GameKey;
  draft: unknown;
  onFilled: (values: unknown) => void;
}

const Form = ({ game, draft, onFilled, fill }: FillReturnProps & { fill: Fill }) => {
  const words = useWords(game);
  const { say } = words;
  const id = useId();
  const announced = UNIT * (gameOf(game).target.rtp ?? 1);
  const [typed, setTyped] = useState(unitText(Math.round(announced), 'percent'));
  const [told, setTold] = useState<{ text: string; of: unknown } | null>(null);
  const run = () => {
    const rtp = storedOf(typed, 'percent');
    if (typeof rtp !== 'number' || !Number.isInteger(rtp) || rtp < 1 || rtp > UNIT)
      return setTold({ text: say('fill.wrong'), of: draft });
    const filled = fill(draft, rtp);
    if (filled === null) return setTold({ text: say('fill.none'), of: draft });
    onFilled(filled);
    setTold({ text: outcomeOf(words, game, filled, rtp), of: filled });
  };
  return (
    <Proposal
      title={say('fill.title')}
      text={say('fill.text')}
      go={say('fill.go')}
      onGo={run}
      // Of other numbers it would be no longer true.
      told={told !== null && areSame(told.of, draft) ? told.text : ''}
    >
      <div className={css.choice}>
        <label htmlFor={id}>{say('fill.field')}</label>
        <span className={fields.box}>
          <input
            id={id}
            className={fields.input}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setTold(null);
            }}
          />
          <span className={fields.unit}>{say('units.percent')}</span>
        </span>
      </div>
    </Proposal>
  );
};

/** Puts what a tuning pays so that every way returns what is wished, in the games that can. */
export const FillReturn = (props: FillReturnProps) => {
  const fill = fillOf(props.game);
  return fill && <Form {...props} fill={fill} />;
};
