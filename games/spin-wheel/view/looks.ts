/** A rib's papers: from its root to its rim, what is cut on it, what is written on it. */
export interface Look {
  papers: readonly [string, string, string];
  cut: string;
  heart: string;
  ink: string;
  edge: string;
}

export const PARCHMENT = '#FFF3DA';
const GROUNDS: readonly Look[] = [
  {
    papers: ['#6E0D2B', '#B81A40', '#E23B57'],
    cut: '#FFC46B',
    heart: '#7D1233',
    ink: PARCHMENT,
    edge: '#3F0722',
  },
  {
    papers: ['#15124A', '#2A2A86', '#3D43B4'],
    cut: '#8FE0C2',
    heart: '#F6C653',
    ink: PARCHMENT,
    edge: '#0D0A30',
  },
  {
    papers: ['#06393C', '#0E6E68', '#17988A'],
    cut: '#FFD27A',
    heart: '#B81A40',
    ink: PARCHMENT,
    edge: '#032426',
  },
  {
    papers: ['#CDA968', '#F3E2BC', '#FFF6E0'],
    cut: '#B81A40',
    heart: '#F6C653',
    ink: '#7D1233',
    edge: '#FFFDF4',
  },
];
export const NOTHING: Look = {
  papers: ['#150D2C', '#2A1A4A', '#3B2663'],
  cut: '#8F7DC0',
  heart: '#2A1A4A',
  ink: '#D9CBEC',
  edge: '#120A26',
};
export const DEAREST: Look = {
  papers: ['#A8640F', '#F2B93C', '#FFE9A0'],
  cut: '#D9304F',
  heart: '#FFF3C4',
  ink: '#8E0F33',
  edge: '#FFF9DC',
};

/**
 * The looks of the ribs: grounds in turn, but never one beside itself, nor next but one where that can
 * be: a narrow rib between two alike would hardly be seen. Prizes in sen.
 */
export const looksOf = (prizes: readonly number[]): readonly Look[] => {
  const most = Math.max(...prizes);
  const looks: Look[] = [];
  let next = 0;
  for (const [at, prize] of prizes.entries()) {
    if (prize === most && most > 0) looks.push(DEAREST);
    else if (prize === 0) looks.push(NOTHING);
    else {
      const after = prizes.length - at;
      const beside = [looks[at - 1], after === 1 ? looks[0] : undefined];
      const near = [...beside, looks[at - 2], after <= 2 ? looks[2 - after] : undefined];
      const turns = GROUNDS.map((_, i) => GROUNDS[(next + i) % GROUNDS.length] ?? NOTHING);
      const look =
        turns.find((each) => !near.includes(each)) ?? turns.find((each) => !beside.includes(each));
      looks.push(look ?? NOTHING);
      next = GROUNDS.indexOf(look ?? NOTHING) + 1;
    }
  }
  return looks;
};
