import { createControl, type Placings } from './control.ts';
import type { Control, ControlGrid } from './controls.ts';

const ARROWS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Where an arrow leads from the `from`th in rows of `columns`; -1: nowhere. */
const stepFrom = (from: number, key: string, columns: number): number => {
  const step = ARROWS[key]?.(columns) ?? 0;
  // Left and right stay in their row.
  const isAcross = Math.abs(step) === 1;
  const isOut = Math.floor(from / columns) !== Math.floor((from + step) / columns);
  return isAcross && isOut ? -1 : from + step;
};

/** A group in `layer`. */
export const createGrid = (layer: HTMLElement, placings: Placings, name: string): ControlGrid => {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', name);
  layer.append(group);
  let columns = 1;
  const buttons: HTMLButtonElement[] = [];
  const controls = new Set<Control>();
  const rove = (to: HTMLButtonElement) => {
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
  };
  group.addEventListener('keydown', (event) => {
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    if (from < 0 || !(event.key in ARROWS)) return;
    event.preventDefault();
    const to = buttons[stepFrom(from, event.key, columns)];
    if (!to) return;
    rove(to);
    to.focus({ preventScroll: true });
  });
  return {
    add(options) {
      const { button, control } = createControl(group, placings, options);
      buttons.push(button);
      button.tabIndex = buttons.length === 1 ? 0 : -1;
      button.addEventListener('focus', () => rove(button));
      const added: Control = {
        ...control,
        remove() {
          control.remove();
          controls.delete(added);
          buttons.splice(buttons.indexOf(button), 1);
          if (button.tabIndex === 0 && buttons[0]) rove(buttons[0]);
        },
      };
      controls.add(added);
      return added;
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
