import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { RoundInput } from '#engine/round/input.ts';
import type { RoundLink } from '#engine/round/link.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './chartPanel.module.css';
import { type Choices, inputsOf, inputText } from './inputs.ts';

interface SendableProps {
  actor: RoundLink<{ kind: string }, unknown>['actor'];
  choices: Choices;
  onSend: (input: RoundInput) => void;
}

/** What the machine takes in the state it is in, to be sent at a press. */
export const Sendable = ({ actor, choices, onSend }: SendableProps) => {
  const { t } = useTranslation('chart');
  const inputs = inputsOf(choices);
  // Places in a line: the same one as long as the same inputs fit.
  const taken = useSelector(actor, (state) =>
    [...inputs.keys()]
      .filter((at) => state.status === 'active' && state.can(inputs[at] as RoundInput))
      .join(' '),
  );
  const places = taken.split(' ').filter(Boolean).map(Number);
  return (
    <section className={css.sendable}>
      <h3>{t('events')}</h3>
      <div className={css.buttons}>
        {places.map((at) => {
          const input = inputs[at] as RoundInput;
          const text = inputText(input);
          return (
            <Button key={text} look="quiet" size="s" onClick={() => onSend(input)}>
              {text}
            </Button>
          );
        })}
        {places.length === 0 && <p className={css.soft}>{t('nothing')}</p>}
      </div>
    </section>
  );
};
