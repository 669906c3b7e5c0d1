import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { machineOf } from '#engine/lab/replay/replay.ts';
import type { RoundInput } from '#engine/round/input.ts';
import type { AnyRoundLink, Game, GameHalves } from '#games/catalogue.ts';
import type { storiesOf } from '#games/house/stories.ts';
import { gameOf } from '#games/registry.ts';
import type { AnyMoves, AnyStory } from '#games/story.ts';
import { saveRecording } from '#src/features/recordings/saveRecording.ts';
import { useTunings } from '#src/features/tunings/tunings.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import css from './bench.module.css';
import { ChartPanel } from './chart/ChartPanel.tsx';
import type { PlayerOptions } from './chart/inputs.ts';
import { LogPanel } from './log/LogPanel.tsx';
import { EventsPanel } from './made/EventsPanel.tsx';
import { SimulationPanel } from './simulation/SimulationPanel.tsx';
import { TableView } from './table/TableView.tsx';
import { type AtTable, useTable } from './table/useTable.ts';
import { TuningPanel } from './tuning/TuningPanel.tsx';
import { waitingOf } from './versions/approvable.ts';
import { VersionsPanel } from './versions/VersionsPanel.tsx';

const TABS = ['chart', 'log', 'events', 'tuning', 'simulation', 'versions'] as const;
type TabName = (typeof TABS)[number];

interface BenchProps {
  game: Game;
  machine: Awaited<ReturnType<GameHalves<AnyRoundLink>['machine']>>;
  stories: readonly AnyStory[];
  moves: AnyMoves;
  events: Awaited<ReturnType<typeof storiesOf>>['events'];
  /** The values in force. */
  base: object;
  draft: unknown;
  onDraft: (values: unknown) => void;
  tab: string | null;
  onTab: (tab: TabName) => void;
}

/** A scene's words are those it was built with: for another language it is built anew. */
const useRebuild = (language: string, rebuild: () => void): void => {
  const built = useRef(language);
  const again = useEffectEvent(rebuild);
  useEffect(() => {
    if (built.current === language) return;
    built.current = language;
    again();
  }, [language]);
};

/** What a player may choose from now. */
const choicesAt = ({ house, link, state }: AtTable, moves: AnyMoves): PlayerOptions => {
  const played = house.state();
  const isOpen = state?.round?.status === 'open';
  return {
    moves: isOpen && played ? moves(state.round?.tuning, played) : [],
    bounds: link?.bounds() ?? null,
    isLive: state?.isLive ?? false,
  };
};

/** One game: on the left it is played, on the right is what is inside. */
export const Bench = ({
  game,
  machine,
  stories,
  moves,
  events,
  base,
  draft,
  onDraft,
  tab,
  onTab,
}: BenchProps) => {
  const { t, i18n } = useTranslation('inspector');
  const tunings = useTunings(game.key).data;
  const waiting = tunings ? waitingOf(tunings) : 0;
  const { schema } = gameOf(game.key).tuning;
  // What the schema refuses can't be played: the game goes on with the last that could.
  const [played, setPlayed] = useState(base);
  const read = schema.safeParse(draft);
  if (read.success && JSON.stringify(read.data) !== JSON.stringify(played))
    setPlayed(read.data as object);
  const table = useTable(game.key, machine, played);
  const logic = useMemo(() => machineOf(machine.createLink), [machine]);
  const recorder = table.seat?.recorder ?? null;
  const [isLost, setLost] = useState(false);
  const jump = (segment: number, index: number) => setLost(!table.jump(segment, index));
  const send = (input: RoundInput) => table.link?.send(input);
  const of = { game: game.key, base, draft };
  useRebuild(i18n.language, table.rebuild);
  const shown = TABS.find((each) => each === tab) ?? TABS[0];
  return (
    <div className={css.bench}>
      <TableView game={game} table={table} stories={stories} tuning={played} />
      <div className={css.inside}>
        {isLost && <Alert>{t('noRest')}</Alert>}
        <Tabs
          label={t('inside')}
          value={shown}
          onChange={onTab}
          tabs={[
            {
              name: 'chart',
              title: t('tabs.chart'),
              content: (
                <ChartPanel
                  machine={logic}
                  link={table.link}
                  recorder={recorder}
                  onSend={send}
                  choices={choicesAt(table, moves)}
                />
              ),
            },
            {
              name: 'log',
              title: t('tabs.log'),
              content: (
                <LogPanel
                  recorder={recorder}
                  isMadeUp={table.made !== null}
                  onJump={jump}
                  onSave={() => recorder && void saveRecording(recorder.recording())}
                />
              ),
            },
            {
              name: 'events',
              title: t('tabs.events'),
              content: <EventsPanel schema={events} table={table} />,
            },
            {
              name: 'tuning',
              title: t('tabs.tuning'),
              content: <TuningPanel {...of} onDraft={onDraft} />,
            },
            {
              name: 'simulation',
              title: t('tabs.simulation'),
              content: <SimulationPanel {...of} />,
            },
            {
              name: 'versions',
              title: waiting > 0 ? t('tabs.waiting', { number: waiting }) : t('tabs.versions'),
              content: (
                <VersionsPanel
                  game={game.key}
                  draft={draft}
                  isShown={shown === 'versions'}
                  onLoad={onDraft}
                />
              ),
            },
          ]}
        />
      </div>
    </div>
  );
};
