export interface Drawn {
  kind: 'drawn';
  /** The prize, and its place in the week's order, from 0. */
  prize: string;
  at: number;
}
