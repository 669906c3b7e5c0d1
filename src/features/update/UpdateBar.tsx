import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar } from '#src/ui/bar/Bar.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { takeUpdate, useUpdate } from './update.ts';

/** Says that a new version is here; who does nothing gets it by themselves later. */
export const UpdateBar = () => {
  const { t } = useTranslation();
  const isHeld = useUpdate((state) => state.isHeld);
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await takeUpdate(true);
    setBusy(false);
  };
  return (
    <Bar
      picture={<Icon name="refresh" />}
      title={t('update.title')}
      text={t(isHeld ? 'update.held' : 'update.text')}
    >
      <Button size="s" isBusy={isBusy} onClick={() => void take()}>
        {t('update.take')}
      </Button>
    </Bar>
  );
};
