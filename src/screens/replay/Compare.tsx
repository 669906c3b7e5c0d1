import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordingFault } from '#engine/lab/record/read.ts';
import { compare, type Pair } from '#engine/lab/replay/compare.ts';
import { type TapeStep, tapeSteps } from '#engine/lab/replay/tape.ts';
import { rowText } from '#src/features/tape/words.ts';
import { FileButton } from '#src/ui/button/FileButton.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import css from './compare.module.css';
import { readFile } from './read.ts';
import shared from './replay.module.css';

/** Pairs shown before the first difference, and from it on. */
const BEFORE = 4;
const AFTER = 16;

interface Other {
  name: string;
  /** Null: the file is no recording, and why. */
  steps: readonly TapeStep[] | null;
  fault: RecordingFault | null;
}

const lineOf = (steps: readonly TapeStep[], place: number | null): string | null => {
  const step = place === null ? undefined : steps[place];
  return step && place !== null ? rowText({ place, step, moment: undefined }) : null;
};

interface DifferenceProps {
  first: readonly TapeStep[];
  other: { name: string; steps: readonly TapeStep[] };
  onGo: (at: number) => void;
}

/** Both courses around the first step that one of them has alone. */
const Difference = ({ first, other, onGo }: DifferenceProps) => {
  const { t } = useTranslation('replay');
  const found = useMemo(() => compare(first, other.steps), [first, other.steps]);
  if (!found) return <p>{t('compare.nothing', { name: other.name })}</p>;
  const { pairs, differsAt, counts } = found;
  if (differsAt === null) return <p role="status">{t('compare.same', counts)}</p>;
  const from = Math.max(0, differsAt - BEFORE);
  const cell = ({ first: place, second }: Pair) => (
    <>
      <td>
        {place !== null && (
          <button type="button" className={css.go} onClick={() => onGo(place)}>
            {lineOf(first, place)}
          </button>
        )}
      </td>
      <td>{lineOf(other.steps, second)}</td>
    </>
  );
  return (
    <>
      <p role="status">{t('compare.differs', { ...counts, at: differsAt + 1 })}</p>
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
            {pairs.slice(from, differsAt + AFTER).map((pair, nth) => (
              <tr
                key={`${pair.first} ${pair.second}`}
                data-alone={pair.first === null || pair.second === null || undefined}
                aria-current={from + nth === differsAt || undefined}
              >
                <th scope="row">{from + nth + 1}</th>
                {cell(pair)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

/** Another recording beside this one: where they part, first. */
export const Compare = ({
  steps,
  onGo,
}: {
  steps: readonly TapeStep[];
  onGo: (at: number) => void;
}) => {
  const { t } = useTranslation('replay');
  const [other, setOther] = useState<Other | null>(null);
  const open = async (file: File) => {
    const { recording, fault } = await readFile(file);
    setOther({ name: file.name, steps: recording && tapeSteps(recording), fault });
  };
  return (
    <section className={css.compare} aria-labelledby="replay-compare">
      <h3 id="replay-compare">{t('compare.title')}</h3>
      <p className={shared.soft}>{t('compare.text')}</p>
      <FileButton accept=".json,.gz" label={t('compare.open')} onFile={open} />
      {other?.fault && <Alert>{t(other.fault, { name: other.name })}</Alert>}
      {other?.steps && (
        <Difference first={steps} other={{ name: other.name, steps: other.steps }} onGo={onGo} />
      )}
    </section>
  );
};
