import { create } from 'zustand';

/** Whoever was logged in here before a link logged another account in. */
export interface Before {
  uid: string;
  /** Opens their session, which goes on: kept in memory alone, for the way back. */
  token: string;
}

/** A link logged an account in: in another's place, or where nobody was logged in. */
export interface Switched {
  before: Before | null;
}

/** Null when no link changed the account, or the player has said which one it shall be. */
export const useSwitched = create<{ switched: Switched | null }>()(() => ({ switched: null }));

export const noteSwitch = (switched: Switched | null): void => useSwitched.setState({ switched });
