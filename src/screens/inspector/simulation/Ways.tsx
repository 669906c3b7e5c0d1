import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './simulation.module.css';

interface WaysProps {
  ways: readonly string[];
  wayText: (way: string) => string;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (ways: string[]) => void;
}

/** Which of a game's ways of playing are played: one, some, or all beside one another. */
export const Ways = ({ ways, wayText, chosen, error, onChange }: WaysProps) => {
  const { t } = useTranslation('simulation');
  const note = useId();
  return (
    <fieldset className={css.ways} aria-describedby={error ? note : undefined}>
      <legend>{t('form.ways')}</legend>
      {ways.map((way) => (
        <label key={way} className={css.way}>
          <input
            type="checkbox"
            checked={chosen.includes(way)}
            onChange={({ target }) =>
              // In the game's order, whatever was ticked first.
              onChange(
                ways.filter((each) => (each === way ? target.checked : chosen.includes(each))),
              )
            }
          />
          {wayText(way)}
        </label>
      ))}
      {ways.length > 1 && (
        <Button look="plain" size="s" onClick={() => onChange([...ways])}>
          {t('form.all')}
        </Button>
      )}
      {error && (
        <p id={note} className={css.error} role="alert">
          <Icon name="warning" size="s" />
          {error}
        </p>
      )}
    </fieldset>
  );
};
