import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { Recording } from '#contract/recording.ts';
import type { Comparison, Pair } from '#engine/lab/replay/compare.ts';
import type { Reel } from '#engine/lab/replay/reel.ts';
import type { TapeStep } from '#engine/lab/replay/tape.ts';
import type { RoundMachine } from '#engine/round/machine.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { rowText } from '#src/features/tape/words.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FileButton } from '#src/ui/button/FileButton.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { faultValues } from '../read.ts';
import shared from '../replay.module.css';
import css from './compare.module.css';
import type { Other, OtherOpened } from './useOther.ts';
import type { PairWalk } from './usePairWalk.ts';

const PairPicture = lazyPart('PairPicture', () => import('./PairPicture.tsx'));

/** Pairs shown before the one that is looked at, and from it on. */
const BEFORE = 4;
const AFTER = 16;

const lineOf = (steps: readonly TapeStep[], place: number | null): string | null => {
  const step = place === null ? undefined : steps[place];
  return step && place !== null ? rowText({ place, step, moment: undefined }) : null;
};

interface PairsProps {
  first: readonly TapeStep[];
  other: Other;
  pairs: readonly Pair[];
  /** The pair that is looked at. */
  at: number;
  onGo: (nth: number) => void;
}

/** Both courses around a pair of their steps. */
const Pairs = ({ first, other, pairs, at, onGo }: PairsProps) => {
  const { t } = useTranslation('replay');
  const from = Math.max(0, at - BEFORE);
  const line = (steps: readonly TapeStep[], place: number | null, nth: number) => (
    <td>
      {place !== null && (
        <button type="button" className={css.go} onClick={() => onGo(nth)}>
          {lineOf(steps, place)}
        </button>
      )}
    </td>
  );
  return (
    <div className={css.scroll}>
      <table className={css.pairs}>
        <thead>
          <tr>
            <th scope="col">{t('compare.number')}</th>
            <th scope="col">{t('compare.this')}</th>
            <th scope="col">{other.name}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.slice(from, at + AFTER).map((pair, index) => (
            <tr
              key={`${pair.first} ${pair.second}`}
              data-alone={pair.first === null || pair.second === null || undefined}
              aria-current={from + index === at || undefined}
            >
              <th scope="row">{from + index + 1}</th>
              {line(first, pair.first, from + index)}
              {line(other.steps, pair.second, from + index)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** In how much the two courses are alike. */
const Verdict = ({ other, comparison }: { other: Other; comparison: Comparison | null }) => {
  const { t } = useTranslation('replay');
  if (!comparison) return <p>{t('compare.nothing', { name: other.name })}</p>;
  const { differsAt, counts } = comparison;
  return (
    <p role="status">
      {differsAt === null
        ? t('compare.same', counts)
        : t('compare.differs', { ...counts, at: differsAt + 1 })}
    </p>
  );
};

interface CompareProps extends OtherOpened {
  game: GameKey;
  machine: RoundMachine;
  recording: Recording;
  reel: Reel;
  walk: PairWalk | null;
  /** Their pictures have the page's one stage. */
  isPictured: boolean;
  onPicture: (isPictured: boolean) => void;
}

/** Another recording beside this one: where they part, first. */
export const Compare = ({ opened, other, comparison, open, walk, ...props }: CompareProps) => {
  const { isPictured, onPicture, recording, reel } = props;
  const { t } = useTranslation('replay');
  // Until somebody walks, the place where they part.
  const [isWalked, setWalked] = useState(false);
  const isOfGame = other?.recording.game === recording.game;
  const at = isWalked || isPictured ? walk?.nth : comparison?.differsAt;
  return (
    <section className={css.compare} aria-labelledby="replay-compare">
      <h3 id="replay-compare">{t('compare.title')}</h3>
      <p className={shared.soft}>{t('compare.text')}</p>
      <FileButton
        accept=".json,.gz"
        label={t('compare.open')}
        onFile={async (file) => {
          setWalked(false);
          await open(file);
        }}
      />
      {opened?.fault && <Alert>{t(opened.fault, faultValues(opened.name, opened))}</Alert>}
      {other && <Verdict other={other} comparison={comparison} />}
      {other && walk && isOfGame && (
        <Button look="quiet" size="s" onClick={() => onPicture(!isPictured)}>
          {t(isPictured ? 'compare.onePicture' : 'compare.twoPictures')}
        </Button>
      )}
      {other && walk && isOfGame && isPictured && (
        <Suspense fallback={<Skeleton rows={8} label={t('compare.drawing')} />}>
          <PairPicture {...props} other={other} walk={walk} />
        </Suspense>
      )}
      {other && comparison && walk && at !== null && at !== undefined && (
        <Pairs
          first={reel.steps}
          other={other}
          pairs={comparison.pairs}
          at={at}
          onGo={(nth) => {
            setWalked(true);
            walk.go(nth);
          }}
        />
      )}
    </section>
  );
};
