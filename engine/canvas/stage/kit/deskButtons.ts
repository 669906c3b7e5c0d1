import { Container } from 'pixi.js';
import type { Layout } from '../layout.ts';
import { BEATS } from './beats.ts';
import { fadeIn } from './fadeIn.ts';
import type { Kit } from './kit.ts';
import { BUTTON, createButton } from './panel.ts';

/** Where so many buttons have their middles, and their scale. Units. */
type PlacesOf = (
  layout: Layout,
  count: number,
) => readonly { x: number; y: number; scale: number }[];

/** Beside each other on a strip, below each other in a column. */
const inTheDesk: PlacesOf = ({ desk, width, height, safe, isWide }, count) => {
  const across = isWide ? desk.width : width / count;
  const scale = Math.min(1, (across - 12) / BUTTON.width);
  return Array.from({ length: count }, (_, at) => {
    const from = at - (count - 1) / 2;
    return isWide
      ? { x: width - safe.right - desk.width / 2, y: height / 2 + from * 76 * scale, scale }
      : { x: width / 2 + from * across, y: height - safe.bottom - desk.height / 2, scale };
  });
};

/** Buttons on the desk, of which one is to be pressed. */
export const createDeskButtons = (
  kit: Kit,
  choices: readonly (readonly [text: string, onPress: () => void])[],
  placesOf = inTheDesk,
) => {
  const view = new Container({ visible: false });
  const buttons = choices.map(([text, onPress]) => createButton(kit, text, onPress));
  view.addChild(...buttons.map((button) => button.view));
  let layout = kit.context.layout();
  const place = () => {
    if (!view.visible) return;
    placesOf(layout, buttons.length).forEach((at, i) => {
      buttons[i]?.view.position.set(at.x, at.y);
      buttons[i]?.view.scale.set(at.scale);
      buttons[i]?.control(at);
    });
  };
  return {
    view,
    resize(next: Layout) {
      layout = next;
      place();
    },
    offer() {
      if (view.visible) return;
      fadeIn(kit, view, BEATS.deskButtons);
      place();
      buttons[0]?.focus();
    },
    retire() {
      for (const button of buttons) button.retire();
      view.visible = false;
    },
  };
};
