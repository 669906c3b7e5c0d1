import type { EggLink } from './machine.ts';
import type { EggView } from './shapes.ts';
import { eggTuning } from './tuning.ts';

/** What the scene remembers of a session between two events, and asks of its round. */
export interface EggTable {
  /** Eggs in the nest: of the session that is open, else of the next one. */
  eggs(): number;
  /** How long a session is. Milliseconds. */
  sessionMs(): number;
  /** Eggs opened so far. */
  opened(): number;
  open(): void;
  /** A session goes on as in `view`; null: from its start. */
  begin(view: EggView | null): void;
  /** Nobody plays, until a session begins. */
  rest(): void;
  isResting(): boolean;
  /** The egg the server was told of, and what it was staked in hundredths of a coin. */
  pressed(): Pressed | null;
  press(egg: number, stake: number): void;
  release(): void;
  /** How often the egg that is opened was tapped. */
  taps(): number;
  tap(taps: number): void;
  /** An egg was pressed while the stake's field held no stake. */
  isWarned(): boolean;
  setWarned(isWarned: boolean): void;
  /** Whether a whole egg may be pressed. */
  mayPress(): boolean;
}

interface Pressed {
  egg: number;
  stake: number;
}

export const createTable = (link: EggLink): EggTable => {
  let pressed: Pressed | null = null;
  let opened = 0;
  let isResting = false;
  let taps = 0;
  let isWarned = false;
  return {
    eggs() {
      const { round, tuning } = link.state();
      const eggs = (round?.status === 'open' ? round.tuning : tuning)?.eggs;
      return typeof eggs === 'number' ? eggs : eggTuning.defaults.eggs;
    },
    sessionMs() {
      const ms = link.state().round?.tuning.sessionMs;
      return typeof ms === 'number' ? ms : eggTuning.defaults.sessionMs;
    },
    opened: () => opened,
    open() {
      opened += 1;
    },
    begin(view) {
      opened = view?.cracked.length ?? 0;
      taps = 0;
      isResting = false;
    },
    rest() {
      isResting = true;
    },
    isResting: () => isResting,
    pressed: () => pressed,
    press(egg, stake) {
      pressed = { egg, stake };
    },
    release() {
      pressed = null;
    },
    taps: () => taps,
    tap(next) {
      taps = next;
    },
    isWarned: () => isWarned,
    setWarned(next) {
      isWarned = next;
    },
    mayPress: () => pressed === null && link.state().view?.end === null,
  };
};
