import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import icon from '#assets/ui/app-icon.svg?url';
import { stored } from '#src/base/stored.ts';
import { Bar } from '#src/ui/bar/Bar.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useInstaller } from './useInstaller.tsx';

/** Offers to install the club, until that is done or was once refused (spec 2). */
export const InstallBar = () => {
  const { t } = useTranslation();
  const [isDismissed, setDismissed] = useState(stored.installBarDismissed.isSet);
  const installer = useInstaller();
  if (installer === null || isDismissed) return null;

  const dismiss = () => {
    stored.installBarDismissed.set(true);
    setDismissed(true);
  };
  const install = async () => {
    if (await installer.install()) dismiss();
  };
  return (
    <>
      <Bar
        picture={<img src={icon} width={40} height={40} alt="" />}
        title={t('install.title')}
        text={t('install.text')}
        onClose={dismiss}
        closeLabel={t('install.later')}
      >
        <Button size="s" icon="install" onClick={() => void install()}>
          {t(installer.isBySteps ? 'install.how' : 'install.do')}
        </Button>
      </Bar>
      {installer.steps}
    </>
  );
};
