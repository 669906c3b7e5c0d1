/** Which card is named like no other, as 'Card 3, a hornbill'; throws where none is. */
export const oddAt = (names: readonly string[]): number => {
  const looks = names.map((name) => name.replace(/^Card \d+, /, ''));
  const at = looks.findIndex((look) => looks.indexOf(look) === looks.lastIndexOf(look));
  if (at < 0) throw new Error(`No card differs: ${names.join(' | ')}`);
  return at;
};
