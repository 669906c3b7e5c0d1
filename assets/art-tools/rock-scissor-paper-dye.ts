/** How a puppet is dyed: its leather from hand to elbow, the thread along its rim, its cuffs. */
export interface Dye {
  dark: string;
  deep: string;
  rim: string;
  cuff: string;
  cuffLight: string;
  nail: string;
}
export const DYES: Readonly<Record<'mine' | 'theirs', Dye>> = {
  mine: {
    dark: '#3A1016',
    deep: '#16070D',
    rim: '#D9923A',
    cuff: '#8E1730',
    cuffLight: '#E0503F',
    nail: '#F2C767',
  },
  theirs: {
    dark: '#15183C',
    deep: '#090A1C',
    rim: '#5FB8AE',
    cuff: '#0C5A5A',
    cuffLight: '#2BA893',
    nail: '#A9E3D6',
  },
};

/** A thread of `colour` drawn a little inside whatever it is laid on. */
export const thread = (colour: string): string =>
  `<filter id="thread" filterUnits="userSpaceOnUse" x="-270" y="-170" width="570" height="340"><feMorphology in="SourceAlpha" operator="erode" radius="5.5" result="outer"/><feMorphology in="SourceAlpha" operator="erode" radius="6.8" result="inner"/><feComposite in="outer" in2="inner" operator="out" result="line"/><feFlood flood-color="${colour}" flood-opacity=".85"/><feComposite in2="line" operator="in" result="gold"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="gold"/></feMerge></filter>`;
