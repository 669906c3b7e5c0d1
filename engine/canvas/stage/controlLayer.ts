import { createControl, type Placings } from './control.ts';
import { createGrid } from './controlGrid.ts';
import type { ControlLayer } from './controls.ts';

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
  const placings: Placings = { scale: 1, all: new Set() };

  return {
    add: (options) => createControl(layer, placings, options).control,
    grid: (name) => createGrid(layer, placings, name),
    say(text) {
      live.textContent = text;
    },
    resize(layout) {
      placings.scale = layout.scale;
      for (const place of placings.all) place();
    },
    setHidden(isHidden) {
      layer.hidden = isHidden;
      layer.inert = isHidden;
    },
    clear() {
      layer.replaceChildren();
      placings.all.clear();
      live.textContent = '';
    },
    destroy() {
      layer.remove();
      live.remove();
      placings.all.clear();
    },
  };
};
