import type { Control, ControlGrid } from '#engine/canvas/stage/controls.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import type { Bridge } from './bridge.ts';
import { depthOf, HALF_PANE, paneEdges, project } from './space.ts';
import { panelName } from './words.ts';

/** The panels of the next row as they are touched: one stop for Tab, arrows from one to the other. */
export interface Panels {
  /** So many panels; 0 takes them away. */
  show(panes: number): void;
  /** Names them by the step they lead to, and puts them over the row. */
  place(step: number): void;
  open(isOpen: boolean): void;
  /** Moves the keyboard here, unless it is somewhere on purpose. */
  invite(): void;
}

/** Targets are never smaller than this. CSS pixels. */
const LEAST = 46;

export const createPanels = (kit: Kit, bridge: Bridge, onStep: (pane: number) => void): Panels => {
  const { controls, texts } = kit.context;
  let grid: ControlGrid | null = null;
  let list: Control[] = [];
  /** Where each panel is, and so its press is heard. */
  let middles: number[] = [];
  let isOpen = false;

  const add = (to: ControlGrid, pane: number): Control => {
    const control = to.add({
      name: '',
      onPress: () => onStep(pane),
      onDown() {
        bridge.press(pane);
        kit.context.audio.effect(SOUNDS.press, { x: middles[pane] });
      },
      onUp: () => bridge.press(null),
    });
    control.setDisabled(!isOpen);
    return control;
  };

  return {
    show(panes) {
      if (panes === 0) {
        grid?.remove();
        grid = null;
        list = [];
        return;
      }
      // From row to row the group stays where Tab finds it: before what takes.
      grid ??= controls.grid(texts('squidgame.panels'));
      grid.columns(panes);
      for (const control of list.splice(panes)) control.remove();
      while (list.length < panes) list.push(add(grid, list.length));
    },
    place(step) {
      const space = bridge.space();
      const depth = depthOf(step, bridge.camera());
      const far = project(space, 0, depth + HALF_PANE);
      const near = project(space, 0, depth - HALF_PANE);
      const { scale } = kit.context.layout();
      const height = Math.max(near.y - far.y + 8, LEAST / scale);
      middles = list.map((control, pane) => {
        const [left, right] = paneEdges(list.length, pane);
        const from = project(space, left, depth).x;
        const to = project(space, right, depth).x;
        control.place(from, (near.y + far.y - height) / 2, to - from, height);
        control.name(
          texts('squidgame.stepName', { step, panel: panelName(texts, list.length, pane) }),
        );
        return (from + to) / 2;
      });
    },
    open(next) {
      isOpen = next;
      for (const control of list) control.setDisabled(!next);
    },
    invite() {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) list[0]?.focus();
    },
  };
};
