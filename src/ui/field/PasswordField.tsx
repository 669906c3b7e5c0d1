import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import css from './field.module.css';
import { TextField } from './TextField.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown while it is typed. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={css.end}
          aria-pressed={isShown}
          aria-label={t('showPassword')}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
};
