import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assertion } from '#contract/assertions.ts';
import type { Recording } from '#contract/recording.ts';
import type { QaReportAnswer } from '#contract/reports.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { AtCursor } from '#src/features/tape/AtCursor.tsx';
import { Entries } from '#src/features/tape/Entries.tsx';
import { useTapeFilter } from '#src/features/tape/useTapeFilter.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { Assertions } from './assertions/Assertions.tsx';
import { Compare } from './compare/Compare.tsx';
import { useOther } from './compare/useOther.ts';
import { usePairWalk } from './compare/usePairWalk.ts';
import css from './player.module.css';
import { departureOf, ReplayVerdict } from './ReplayVerdict.tsx';
import { reportEnding, Take } from './Take.tsx';
import { Transport } from './transport/Transport.tsx';
import { useCursor } from './transport/useCursor.ts';
import { type Replayed, useReplayed, useVerdict } from './useReplayed.ts';

// With its layout it comes after what is read first.
const AtChart = lazyPart('AtChart', () => import('#src/features/chart/AtChart.tsx'));
const ScenePicture = lazyPart('ScenePicture', () => import('./picture/ScenePicture.tsx'));

interface ReplayPlayerProps {
  /** What it is known by. */
  source: string;
  recording: Recording;
  /** What came with it. */
  report?: QaReportAnswer | null;
}
type TapeProps = { replayed: Replayed } & Required<ReplayPlayerProps>;

const NOTHING: readonly Assertion[] = [];

const Tape = ({ replayed, source, recording, report }: TapeProps) => {
  const { t } = useTranslation('chart');
  const { t: tReplay } = useTranslation('replay');
  const { game, reel, machine } = replayed;
  const { steps, moments } = reel;
  const [assertions, setAssertions] = useState(recording.assertions ?? NOTHING);
  const verdict = useVerdict(source, recording, replayed, assertions);
  const asserted = useMemo(() => asserting(recording, assertions), [recording, assertions]);
  const departure = useMemo(() => departureOf(verdict, steps), [verdict, steps]);
  const cursor = useCursor(steps, { stop: departure, isReported: report !== null });
  const rows = useMemo(
    () => steps.map((step, place) => ({ place, step, moment: moments[place] })),
    [steps, moments],
  );
  const filter = useTapeFilter(rows);
  const beside = useOther(steps);
  const walk = usePairWalk(beside.comparison, cursor);
  const [isPaired, setPaired] = useState(false);
  // A page has one stage.
  const isPictured = isPaired && walk !== null && beside.other?.recording.game === game;
  return (
    <>
      <ReplayVerdict report={verdict} at={departure} onGo={cursor.go} />
      <div className={css.beside}>
        {isPictured ? (
          <a href="#replay-compare">{tReplay('compare.isBelow')}</a>
        ) : (
          <Suspense fallback={null}>
            <ScenePicture game={game} reel={reel} cursor={cursor} />
          </Suspense>
        )}
        <div className={css.panes}>
          <Transport steps={steps} cursor={cursor} walk={isPictured ? walk : null} />
          <Entries filter={filter} at={cursor.at} onGo={cursor.go} />
          <AtCursor steps={steps} at={cursor.at} moment={moments[cursor.at]} />
        </div>
      </div>
      <Assertions
        recording={asserted}
        judged={verdict.judged}
        ending={reportEnding(report)}
        reel={reel}
        states={Object.keys(machine.states)}
        at={cursor.at}
        onGo={cursor.go}
        onChange={setAssertions}
      />
      <h3>{t('title')}</h3>
      <Suspense fallback={<Skeleton rows={8} label={t('loading')} />}>
        <AtChart machine={machine} moments={moments} at={cursor.at} />
      </Suspense>
      <Take
        recording={asserted}
        verdict={verdict}
        report={report}
        step={steps[cursor.at]}
        at={cursor.at}
      />
      <Compare
        {...beside}
        game={game}
        machine={machine}
        recording={recording}
        reel={reel}
        walk={walk}
        isPictured={isPictured}
        onPicture={setPaired}
      />
    </>
  );
};

/** A recording with other assertions; one that has none says nothing of them. */
const asserting = (
  { assertions: _, ...recording }: Recording,
  assertions: readonly Assertion[],
): Recording => (assertions.length > 0 ? { ...recording, assertions: [...assertions] } : recording);

/** A recording, replayed, to go through. */
export const ReplayPlayer = ({ source, recording, report = null }: ReplayPlayerProps) => {
  const { t } = useTranslation('replay');
  const replayed = useReplayed(source, recording);
  if (replayed.data)
    return <Tape replayed={replayed.data} source={source} recording={recording} report={report} />;
  if (replayed.error) return <Alert>{t('broken', { why: replayed.error.message })}</Alert>;
  return <Skeleton rows={6} label={t('running')} />;
};
