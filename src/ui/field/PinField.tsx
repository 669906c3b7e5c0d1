import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import css from './field.module.css';

/**
 * A transaction PIN, masked, which can be shown while it is typed. Not of the type `password`: a
 * browser would fill the login's password in, and offer to keep the PIN.
 */
export const PinField = (props: CodeFieldProps) => {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <CodeField
      {...props}
      autoComplete="off"
      isMasked={!isShown}
      end={
        <button
          type="button"
          className={css.end}
          aria-pressed={isShown}
          aria-label={t('showPin')}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
};
