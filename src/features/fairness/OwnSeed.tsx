import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newClientSeed } from '#engine/core/chance.ts';
import { isClientSeed, keepOwnSeed, ownSeed } from '#src/session/clientSeed.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import css from './fair.module.css';

/** The player's own part of the draws: kept as soon as it is one, used from the next round on. */
export const OwnSeed = () => {
  const { t } = useTranslation('fairness');
  const [text, setText] = useState(() => ownSeed() ?? '');
  const isKept = isClientSeed(text);
  const change = (next: string) => {
    setText(next);
    if (next === '' || isClientSeed(next)) keepOwnSeed(next || null);
  };
  return (
    <section className={css.part}>
      <h3>{t('own.title')}</h3>
      <TextField
        id="client-seed"
        label={t('own.label')}
        value={text}
        maxLength={64}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        error={text !== '' && !isKept ? t('own.wrong') : undefined}
        hint={t(isKept ? 'own.kept' : 'own.fresh')}
        onChange={(event) => change(event.target.value)}
      />
      <div className={css.row}>
        <Button look="quiet" size="s" onClick={() => change(newClientSeed())}>
          {t('own.make')}
        </Button>
        {text !== '' && (
          <Button look="plain" size="s" onClick={() => change('')}>
            {t('own.clear')}
          </Button>
        )}
      </div>
    </section>
  );
};
