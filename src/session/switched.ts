import { create } from 'zustand';

/** Whoever was logged in here before a link logged another account in. */
export interface Before {
  uid: string;
  /** Opens their session, which goes on: kept in memory alone, for the way back. */
  token: string;
}

/** Null when no link changed the account, or the player has said which one it shall be. */
export const useSwitched = create<{ before: Before | null }>()(() => ({ before: null }));

export const noteSwitch = (before: Before | null): void => useSwitched.setState({ before });
