import type { Layout } from './layout.ts';

interface ControlOptions {
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

const STYLE = `
.stage-controls, .stage-controls [role='group'] { position: absolute; inset: 0; pointer-events: none; }
.stage-controls button {
  position: absolute; margin: 0; padding: 0; border: 0; background: none; color: transparent;
  font-size: 0; pointer-events: auto; cursor: pointer; border-radius: 12px; outline: none;
  touch-action: manipulation; -webkit-tap-highlight-color: transparent; user-select: none;
}
.stage-controls button[aria-disabled='true'] { cursor: default; }
.stage-controls button:focus-visible { outline: 3px solid #fff3cf; outline-offset: 2px; box-shadow: 0 0 0 7px #2a1240; }
.stage-live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

let sheet: CSSStyleSheet | null = null;
/** A constructed sheet: the page's security policy allows no inline styles. */
const adoptStyle = () => {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

const ARROWS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/**
 * Buttons in the DOM over the canvas, one for each thing that can be touched there, so that fingers,
 * keyboard, screen readers and browser tests all take the same way. Touches land on the button, not
 * on the canvas: what is drawn below it answers through `onDown`, `onUp` and `onPress`.
 */
export const createControls = (parent: HTMLElement): ControlLayer => {
  adoptStyle();
  const layer = document.createElement('div');
  layer.className = 'stage-controls';
  const live = document.createElement('p');
  live.className = 'stage-live';
  live.setAttribute('role', 'status');
  parent.append(layer, live);
  let scale = 1;
  const placings = new Set<() => void>();

  const createControl = (
    into: HTMLElement,
    { name, onPress, onDown, onUp, isBehind = false }: ControlOptions,
    onRemove: () => void,
  ): { control: Control; button: HTMLButtonElement } => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    let at = { x: 0, y: 0, width: 0, height: 0 };
    const place = () => {
      button.style.left = `${at.x * scale}px`;
      button.style.top = `${at.y * scale}px`;
      button.style.width = `${at.width * scale}px`;
      button.style.height = `${at.height * scale}px`;
    };
    const isEnabled = () => button.getAttribute('aria-disabled') !== 'true';
    button.addEventListener('click', () => isEnabled() && onPress());
    button.addEventListener('pointerdown', () => isEnabled() && onDown?.());
    for (const type of ['pointerup', 'pointerleave', 'pointercancel'])
      button.addEventListener(type, () => isEnabled() && onUp?.());
    if (isBehind) into.prepend(button);
    else into.append(button);
    placings.add(place);
    return {
      button,
      control: {
        place(x, y, width, height) {
          at = { x, y, width, height };
          place();
        },
        name(next) {
          button.textContent = next;
        },
        setDisabled(isDisabled) {
          // `disabled` would drop the focus to the page, and the arrows would have to start anew.
          button.setAttribute('aria-disabled', String(isDisabled));
        },
        describe(text) {
          if (text) button.setAttribute('aria-description', text);
          else button.removeAttribute('aria-description');
        },
        focus: () => button.focus({ preventScroll: true }),
        remove() {
          placings.delete(place);
          button.remove();
          onRemove();
        },
      },
    };
  };

  const createGrid = (name: string): ControlGrid => {
    let columns = 1;
    const group = document.createElement('div');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', name);
    layer.append(group);
    const buttons: HTMLButtonElement[] = [];
    const rove = (to: HTMLButtonElement) => {
      for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
    };
    group.addEventListener('keydown', (event) => {
      const from = buttons.indexOf(event.target as HTMLButtonElement);
      const step = ARROWS[event.key]?.(columns);
      if (from < 0 || step === undefined) return;
      event.preventDefault();
      const to = buttons[from + step];
      // Left and right stay in their row.
      const isAcross = Math.abs(step) === 1;
      if (!to || (isAcross && Math.floor(from / columns) !== Math.floor((from + step) / columns)))
        return;
      rove(to);
      to.focus({ preventScroll: true });
    });
    const controls = new Set<Control>();
    return {
      add(options) {
        const made = createControl(group, options, () => {
          controls.delete(made.control);
          buttons.splice(buttons.indexOf(made.button), 1);
        });
        buttons.push(made.button);
        made.button.tabIndex = buttons.length === 1 ? 0 : -1;
        made.button.addEventListener('focus', () => rove(made.button));
        controls.add(made.control);
        return made.control;
      },
      name: (next) => group.setAttribute('aria-label', next),
      columns(next) {
        columns = next;
      },
      remove() {
        for (const control of [...controls]) control.remove();
        group.remove();
      },
    };
  };

  return {
    add: (options) => createControl(layer, options, () => {}).control,
    grid: createGrid,
    say(text) {
      live.textContent = text;
    },
    resize(layout) {
      scale = layout.scale;
      for (const place of placings) place();
    },
    setHidden(isHidden) {
      layer.hidden = isHidden;
      layer.inert = isHidden;
    },
    clear() {
      layer.replaceChildren();
      placings.clear();
      live.textContent = '';
    },
    destroy() {
      layer.remove();
      live.remove();
      placings.clear();
    },
  };
};
