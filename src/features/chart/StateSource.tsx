import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LineSpan, stateLines } from '#engine/lab/inspect/stateLines.ts';
import { loadOnce } from '#src/base/chunks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import css from './stateSource.module.css';

// Each its own file of the build, fetched where somebody wants to read it.
const FILES = import.meta.glob<string>(
  ['../../../engine/round/machine.ts', '../../../engine/round/states/*.ts'],
  { query: '?raw', import: 'default' },
);

const read = (file: string): Promise<string> => {
  const load = FILES[`../../../${file}`];
  return load ? loadOnce(file, load) : Promise.reject(new Error(`${file} is no file of a machine`));
};

/** The text of a file that makes states, by its path from the project's root. */
const useSource = (file: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['source', file],
    queryFn: () => read(file),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

interface SourceProps {
  /** From the project's root. */
  file: string;
  /** The state that is made there. */
  state: string;
}

/** Vite opens the file in the editor, at the state's line once that is known. */
const EditorLink = ({ file, state }: SourceProps) => {
  const { data } = useSource(file, true);
  const line = data === undefined ? undefined : stateLines(data, state)?.first;
  const place = line === undefined ? file : `${file}:${line}`;
  const at = line === undefined ? file : `${place}:1`;
  return (
    <a href={`/__open-in-editor?file=${encodeURIComponent(at)}`} target="_blank" rel="noreferrer">
      <code>{place}</code>
    </a>
  );
};

/** Lines above the state that are seen as well. */
const ABOVE = 2;

const Lines = ({ file, source, span }: { file: string; source: string; span: LineSpan | null }) => {
  const { t } = useTranslation('chart');
  const box = useRef<HTMLDivElement>(null);
  const first = span?.first ?? 1;
  useEffect(() => {
    const at = box.current?.querySelector<HTMLElement>(
      `[data-line='${Math.max(1, first - ABOVE)}']`,
    );
    // The box alone: the page stays where it is.
    if (box.current && at) box.current.scrollTop = at.offsetTop;
  }, [first]);
  const isOf = (line: number) => span !== null && line >= span.first && line <= span.last;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section ref={box} className={css.source} tabIndex={0} aria-label={t('sourceOf', { file })}>
      <pre>
        {source.split('\n').map((text, at) => (
          <code
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it is.
            key={at}
            data-line={at + 1}
            data-marked={isOf(at + 1)}
          >
            {text || ' '}
            {'\n'}
          </code>
        ))}
      </pre>
    </section>
  );
};

/** The file's text in the page, for whoever has no editor beside it. */
const ShownSource = ({ file, state }: SourceProps) => {
  const { t } = useTranslation('chart');
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useSource(file, isOpen);
  const span = data === undefined ? null : stateLines(data, state);
  return (
    <>
      <code>{file}</code>{' '}
      <Button look="plain" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hideSource' : 'showSource')}
      </Button>
      {isOpen && isError && <p role="alert">{t('noSource')}</p>}
      {isOpen && !isError && data === undefined && <Skeleton rows={6} label={t('openingSource')} />}
      {isOpen && data !== undefined && (
        <>
          {span && <p className={css.span}>{t('sourceLines', { ...span })}</p>}
          <Lines file={file} source={data} span={span} />
        </>
      )}
    </>
  );
};

/** Where a state is made: opened in the editor where Vite serves the page, else shown here. */
export const StateSource = (props: SourceProps) =>
  import.meta.env.DEV ? <EditorLink {...props} /> : <ShownSource key={props.state} {...props} />;
