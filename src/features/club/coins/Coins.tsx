import { clsx } from 'clsx';
import coin from '#assets/ui/coin.svg?url';
import { formatCoins } from '#src/base/format.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import css from './coins.module.css';
import { useCount } from './useCount.ts';

/** Hundredths of a coin with two decimals; a change counts up or down. Screen readers hear the end. */
export const Coins = ({ value, className }: { value: number; className?: string | undefined }) => {
  const shown = useCount(value);
  return (
    <span className={clsx(css.amount, className)}>
      <span aria-hidden="true">{formatCoins(shown)}</span>
      <span className={a11y.visuallyHidden}>{formatCoins(value)}</span>
    </span>
  );
};

/** Large numerals of the display face, each in a cell of its own: the face has no tabular figures. */
export const BigCoins = ({
  value,
  className,
}: {
  value: number;
  className?: string | undefined;
}) => {
  const text = formatCoins(useCount(value));
  const point = text.length - 3;
  // Counted from the right, so that a figure keeps its cell when another one joins on the left.
  const cells = Array.from(text, (figure, index) => ({
    figure,
    place: text.length - index,
    index,
  }));
  return (
    <span className={clsx(css.big, className)}>
      <span aria-hidden="true" className={css.cells}>
        {cells.map(({ figure, place, index }) => (
          <span
            key={place}
            className={clsx(/\d/.test(figure) ? css.digit : css.mark, index >= point && css.part)}
          >
            {figure}
          </span>
        ))}
      </span>
      <span className={a11y.visuallyHidden}>{formatCoins(value)}</span>
    </span>
  );
};

const POINT = '.';

/** An amount in the display face, whose point stands too far from the figure before it: 'RM10.00'. */
export const DisplayFigures = ({ text }: { text: string }) => {
  const [whole, part] = text.split(POINT);
  if (part === undefined) return text;
  return (
    <>
      {whole}
      <span className={css.point}>{POINT}</span>
      {part}
    </>
  );
};

export const CoinImage = ({ size }: { size: number }) => (
  <img src={coin} width={size} height={size} alt="" className={css.coin} />
);
