import type { Control, ControlOptions } from './controls.ts';

/** Where a layer's controls lie: all are placed anew when the units change. */
export interface Placings {
  /** CSS pixels of a unit. */
  scale: number;
  readonly all: Set<() => void>;
}

/** A button appended to `into`, or put below all there is. */
export const createControl = (
  into: HTMLElement,
  placings: Placings,
  { name, onPress, onDown, onUp, isBehind = false }: ControlOptions,
): { control: Control; button: HTMLButtonElement } => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  let at = { x: 0, y: 0, width: 0, height: 0 };
  const place = () => {
    const { scale } = placings;
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
  placings.all.add(place);
  const control: Control = {
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
      placings.all.delete(place);
      button.remove();
    },
  };
  return { button, control };
};
