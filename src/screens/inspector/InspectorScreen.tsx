import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { ChartPanel } from './chart/ChartPanel.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { SimulationPanel } from './simulation/SimulationPanel.tsx';
import { TuningPanel } from './tuning/TuningPanel.tsx';
import { VersionsPanel } from './versions/VersionsPanel.tsx';

/** The designers' tool: a game beside its machine, its numbers and what they do. */
export const InspectorScreen = () => {
  const { t } = useTranslation('inspector');
  return (
    <main id="main">
      <PageMeta title={t('meta.title')} description={t('meta.description')} isHidden />
      <h1>{t('title')}</h1>
      <ChartPanel />
      <LogPanel />
      <TuningPanel />
      <SimulationPanel />
      <VersionsPanel />
    </main>
  );
};
