import type { GameKey } from '#contract/games.ts';

/**
 * In what people read and write a number of a tuning, and how it is stored: coins and money in
 * hundredths, multipliers and returns in ten-thousandths, times in milliseconds,
 * shares as they are. `moved`: decimals that the stored number lacks; `least`: decimals always shown.
 */
const UNITS = {
  coins: { moved: 2, least: 2 },
  sen: { moved: 2, least: 2 },
  times: { moved: 4, least: 0 },
  percent: { moved: 2, least: 2 },
  ms: { moved: 3, least: 0 },
  share: { moved: -2, least: 0 },
  hours: { moved: 0, least: 0 },
  degrees: { moved: 0, least: 0 },
  count: { moved: 0, least: 0 },
} as const;
export type Unit = keyof typeof UNITS;

/** Units that the names of fields end with, or that they are known by. */
const NAMED: readonly (readonly [name: RegExp, unit: Unit])[] = [
  [/Ms$/, 'ms'],
  [/Sen$/, 'sen'],
  [/Hours$/, 'hours'],
  [/Bets?$|^betStep$/, 'coins'],
  [/\b(times|multiplier)$/, 'times'],
  [/\bdegrees$/, 'degrees'],
  [/^rtp/, 'percent'],
];

/** A game's `units.ts`: of fields (games/designer/fields.ts) that their names would give another unit. */
type Units = Readonly<Record<string, Unit>>;

// Vite finds those there are. The designers' tool alone reads them.
const ROOMS = import.meta.glob<Units>('../*/units.ts', { eager: true, import: 'UNITS' });

/** The unit of a field: that of its room, else that of its name; what has neither is counted. */
export const unitOf = (game: GameKey, name: string): Unit => {
  const own = ROOMS[`../${game}/units.ts`] ?? {};
  // A draft may have any name, an object's own among them.
  const unit = Object.hasOwn(own, name) ? own[name] : undefined;
  return unit ?? NAMED.find(([named]) => named.test(name))?.[1] ?? 'count';
};

/** How many decimals a whole stored number may have as it is written. */
export const decimalsOf = (unit: Unit): number => UNITS[unit].moved;

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Moves the point of a plain decimal to the right, or to the left below 0: no double is in between. */
const movePoint = (text: string, by: number): string => {
  const [, sign = '', whole = '', decimals = ''] = PLAIN.exec(text) ?? [];
  const point = whole.length + by;
  const digits = (whole + decimals).padEnd(point, '0');
  const padded = point < 1 ? digits.padStart(digits.length + 1 - point, '0') : digits;
  const at = Math.max(1, point);
  const before = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const after = padded.slice(at).replace(/0+$/, '');
  return sign + before + (after && `.${after}`);
};

/** A stored number as it stands in its field: 9700 -> '97.00'. What is no number stays as it is. */
export const unitText = (value: unknown, unit: Unit): string => {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (typeof value !== 'number' || !PLAIN.test(text)) return text;
  const { moved, least } = UNITS[unit];
  const [whole, decimals = ''] = movePoint(text, -moved).split('.');
  const shown = decimals.padEnd(least, '0');
  return `${whole}${shown && `.${shown}`}`;
};

/**
 * What a field holds as it is stored: '97.00' -> 9700, '97.005' -> 9700.5. Nothing is undefined, and what
 * is no number is handed on as it was written: the gate says so.
 */
export const storedOf = (text: string, unit: Unit): number | string | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  return PLAIN.test(plain) ? Number(movePoint(plain, UNITS[unit].moved)) : trimmed;
};
