import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { gameOf } from '#games/registry.ts';
import { formatCoins, formatCount } from '#src/base/format.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { useWords } from '../useWords.ts';
import type { RunRequest } from './jobs.ts';
import {
  firstAsked,
  type Reading,
  ROUNDS,
  readAsked,
  type Sides,
  type SimulationForm,
  sideBounds,
  waysOf,
} from './request.ts';
import css from './simulation.module.css';
import { Ways } from './Ways.tsx';

interface RequestFormProps {
  game: GameKey;
  sides: Sides;
  isBusy: boolean;
  onStart: (request: RunRequest) => void;
}

const NONE: Reading['wrong'] = new Set();

/** What is played: ways, stakes, seed, and how a player's session goes. */
export const RequestForm = ({ game, sides, isBusy, onStart }: RequestFormProps) => {
  const { t } = useTranslation('simulation');
  const words = useWords(game);
  const { forms, mixed } = gameOf(game).odds;
  const id = useId();
  const [asked, setAsked] = useState<SimulationForm>(() => firstAsked(game, sides));
  const [wrong, setWrong] = useState(NONE);
  const change = (changes: Partial<SimulationForm>) => setAsked({ ...asked, ...changes });
  const [bounds] = sideBounds(game, sides);
  const betHint = bounds && {
    least: formatCoins(bounds.min),
    most: formatCoins(bounds.max),
    step: formatCoins(bounds.step),
  };
  const text = (field: 'seed' | 'bet' | 'balance' | 'stakes', hint?: string) => ({
    id: `${id}-${field}`,
    label: t(`form.${field}`),
    value: asked[field],
    error: wrong.has(field) ? t(`wrong.${field}`, betHint ?? {}) : undefined,
    ...(hint !== undefined && { hint }),
    inputMode: field === 'bet' || field === 'balance' ? ('decimal' as const) : ('numeric' as const),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const reading = readAsked(game, sides, asked);
        setWrong(reading.wrong);
        if (reading.request && !isBusy) onStart(reading.request);
      }}
    >
      <Ways
        ways={waysOf(game, sides)}
        wayText={words.way}
        chosen={asked.ways}
        error={wrong.has('ways') ? t('wrong.ways') : undefined}
        onChange={(ways) => change({ ways })}
      />
      <div className={css.fields}>
        <TextField
          id={`${id}-other`}
          label={t('form.other')}
          hint={[...forms, ...(mixed ? [t('form.mixed', { mixed })] : [])].join(', ')}
          error={wrong.has('other') ? t('wrong.other') : undefined}
          autoComplete="off"
          spellCheck={false}
          value={asked.other}
          onChange={({ target }) => change({ other: target.value })}
        />
        <label className={css.choice}>
          <span>{t('form.rounds')}</span>
          <select
            value={asked.rounds}
            onChange={({ target }) => change({ rounds: Number(target.value) })}
          >
            {ROUNDS.map((rounds) => (
              <option key={rounds} value={rounds}>
                {formatCount(rounds)}
              </option>
            ))}
          </select>
        </label>
        <TextField {...text('seed', t('form.seedHint'))} />
        <TextField {...text('stakes', t('form.stakesHint'))} />
        {betHint && <TextField {...text('bet', t('form.betHint', betHint))} />}
        {betHint && <TextField {...text('balance')} />}
      </div>
      <Button type="submit" icon="play" isBusy={isBusy} disabled={sides.faults.length > 0}>
        {t('run')}
      </Button>
    </form>
  );
};
