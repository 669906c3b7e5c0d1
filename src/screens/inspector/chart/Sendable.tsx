import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { RoundInput } from '#engine/round/input.ts';
import type { RoundLink } from '#engine/round/link.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './chartPanel.module.css';
import { inputsOf, inputText, type PlayerOptions } from './inputs.ts';

interface SendableProps {
  actor: RoundLink<{ kind: string }, unknown>['actor'];
  choices: PlayerOptions;
  onSend: (input: RoundInput) => void;
}

/** What the machine takes in the state it is in, to be sent at a press. */
export const Sendable = ({ actor, choices, onSend }: SendableProps) => {
  const { t } = useTranslation('chart');
  const inputs = inputsOf(choices);
  const taken = useSelector(
    actor,
    (state) => inputs.filter((input) => state.status === 'active' && state.can(input)),
    // The same list as long as the same inputs fit.
    shallowEqual,
  );
  return (
    <section className={css.sendable}>
      <h3>{t('events')}</h3>
      <div className={css.buttons}>
        {taken.map((input) => (
          <Button key={inputText(input)} look="quiet" size="s" onClick={() => onSend(input)}>
            {inputText(input)}
          </Button>
        ))}
        {taken.length === 0 && <p className={css.soft}>{t('nothing')}</p>}
      </div>
    </section>
  );
};
