/** A type and no interface: only so it is an event of any round, too. */
export type Drawn = {
  kind: 'drawn';
  /** The prize, and its place in the week's order, from 0. */
  prize: string;
  at: number;
};
