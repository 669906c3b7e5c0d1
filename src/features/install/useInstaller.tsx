import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#src/base/lazyPart.ts';
import { useInstallWay } from './way.ts';

const loadSteps = () => import('./InstallSteps.tsx');
const InstallSteps = lazyPart('InstallSteps', loadSteps);

interface Installer {
  /** For a tap; answers whether the browser was asked and said no. */
  install: () => Promise<boolean>;
  isBySteps: boolean;
  /** What a tap brings up; stands beside the button. */
  steps: ReactNode;
}

/** What a button that installs the club does; null where there is nothing to install. */
export const useInstaller = (): Installer | null => {
  const way = useInstallWay();
  const [isShown, setShown] = useState(false);
  if (way === null) return null;
  return {
    isBySteps: way.kind === 'steps',
    install: async () => {
      if (way.kind === 'ask') return !(await way.ask());
      setShown(true);
      return false;
    },
    steps: <Suspense>{isShown && <InstallSteps onClose={() => setShown(false)} />}</Suspense>,
  };
};
