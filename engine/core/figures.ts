/**
 * A number as Malaysia writes it, with `least` to `most` decimals: '1,234.50'. As `Intl.NumberFormat`
 * has it, whose first use takes a cheap phone 80 ms of its start.
 */
export const figure = (value: number, least: number, most: number): string => {
  const [whole = '', decimals = ''] = value.toFixed(most).split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (kept && `.${kept}`);
};
