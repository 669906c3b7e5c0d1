import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useWords } from '../useWords.ts';
import { Progress } from './Progress.tsx';
import { RequestForm } from './RequestForm.tsx';
import { Results } from './Results.tsx';
import { readSides } from './request.ts';
import css from './simulation.module.css';
import { useRun } from './useRun.ts';

interface SimulationPanelProps {
  game: GameKey;
  /** The values of the tuning in force, and those a designer is at. */
  base: unknown;
  draft: unknown;
}

/** Plays both tunings a million times and shows what comes of it, for players too. */
export const SimulationPanel = (props: SimulationPanelProps) => (
  // What was asked of one game says nothing of another.
  <GameSimulation key={props.game} {...props} />
);

const GameSimulation = ({ game, base, draft }: SimulationPanelProps) => {
  const { t } = useTranslation('simulation');
  const title = useId();
  const words = useWords(game);
  const sides = useMemo(() => readSides(game, base, draft), [game, base, draft]);
  const { state, start, stop } = useRun();
  const [played, setPlayed] = useState(sides.read);
  const isSame = sides.faults.length === 0 && sides.read.length === 1;
  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>{t('title')}</h2>
      <p className={css.soft}>{t(isSame ? 'textSame' : 'text')}</p>
      {sides.faults.length > 0 && (
        <Alert>
          {t('refusedTuning')}{' '}
          {sides.faults
            .map(
              ({ side, fault }) =>
                `${t(`side.${side}`)}: ${words.fault(fault, { base, draft }[side])}`,
            )
            .join('; ')}
        </Alert>
      )}
      <RequestForm
        game={game}
        sides={sides}
        isBusy={state.phase === 'running'}
        onStart={(request) => {
          setPlayed(sides.read);
          void start(request);
        }}
      />
      {state.phase === 'running' && <Progress {...state} onStop={stop} />}
      {state.phase === 'failed' && (
        <Alert>{t(`failed.${state.code}`, { why: state.reason })}</Alert>
      )}
      {state.phase === 'over' && (
        <Results
          report={state.report}
          seconds={state.seconds}
          isOld={JSON.stringify(played) !== JSON.stringify(sides.read)}
        />
      )}
    </section>
  );
};
