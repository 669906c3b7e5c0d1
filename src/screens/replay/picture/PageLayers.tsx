import i18next from 'i18next';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageLayer } from '#contract/recording.ts';
import { SIZES, type StageSize } from '#src/features/stage/SizedStage.tsx';
import css from './layers.module.css';

/** A text of the club in the language that is shown; of one that is not loaded here its key. */
const wordsOf = (key: string | null): string | null =>
  key && (i18next.exists(key) ? (i18next.t as (key: string) => string)(key) : key);

/** A box of the recorded stage, as shares of it. */
const placeIn =
  ({ width, height }: Pick<StageSize, 'width' | 'height'>) =>
  ([x, y, wide, high]: PageLayer['box'], [left, top, across, down] = [0, 0, width, height]) =>
    ({
      insetInlineStart: `${(100 * (x - left)) / across}%`,
      insetBlockStart: `${(100 * (y - top)) / down}%`,
      inlineSize: `${(100 * wide) / across}%`,
      blockSize: `${(100 * high) / down}%`,
    }) satisfies CSSProperties;

interface PageLayersProps {
  layers: readonly PageLayer[];
  /** Of the stage they were recorded over; null: it was not kept. */
  size: StageSize | null;
}

/** What of the page lay over the table: each piece where it was, with the club's own words on it. */
export const PageLayers = ({ layers, size }: PageLayersProps) => {
  const { t } = useTranslation('replay');
  const place = placeIn(size ?? SIZES.phone);
  return (
    <ul className={css.layers} aria-label={t('layers.title')}>
      {layers.map(({ what, box, key, parts }, nth) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its turn.
          key={nth}
          data-what={what}
          className={css.layer}
          style={place(box)}
        >
          <strong className={css.name}>
            {[t(`layers.${what}`), wordsOf(key)].filter(Boolean).join(': ')}
          </strong>
          {parts.map((part, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the same.
              key={at}
              data-what={part.what}
              className={css.part}
              style={place(part.box, box)}
            >
              {wordsOf(part.key)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
};
