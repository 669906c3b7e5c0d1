import type { Layout } from './layout.ts';

export interface ControlOptions {
  /** The accessible name, in the player's language. */
  name: string;
  /** Pressed: by touch, mouse, keyboard or assistive technology. */
  onPress(): void;
  /** A finger or the mouse goes down on it, or comes off again without a press: for its look. */
  onDown?(): void;
  onUp?(): void;
  /** Lies below all there are, and hears only what is pressed beside them. */
  isBehind?: boolean;
}

/** A real button over a display object. */
export interface Control {
  /** Where it lies, in the scene's units from the canvas's upper left. */
  place(x: number, y: number, width: number, height: number): void;
  name(name: string): void;
  setDisabled(isDisabled: boolean): void;
  /** Says in words what its look shows, such as 'right answer'; empty takes it back. */
  describe(text: string): void;
  focus(): void;
  remove(): void;
}

/** Controls that belong together: one stop for Tab, arrows move within. */
export interface ControlGrid {
  add(options: ControlOptions): Control;
  name(name: string): void;
  /** What the up and down arrows jump by; the order of adding is row by row. */
  columns(columns: number): void;
  remove(): void;
}

export interface Controls {
  add(options: ControlOptions): Control;
  grid(name: string): ControlGrid;
  /** Has a screen reader say this when it is done with what it says now. */
  say(text: string): void;
}

export interface ControlLayer extends Controls {
  resize(layout: Layout): void;
  /** Shows or hides all at once; hidden ones can't be reached. */
  setHidden(isHidden: boolean): void;
  /** Removes every control and what was said; the layer can be used again. */
  clear(): void;
  destroy(): void;
}
