// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createControls } from './controlLayer.ts';
import type { ControlLayer } from './controls.ts';
import { layoutFor } from './layout.ts';

let parent: HTMLElement;
let controls: ControlLayer;
const buttons = () => [...parent.querySelectorAll('button')];
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => {
  parent = document.createElement('div');
  document.body.append(parent);
  controls = createControls(parent);
});
afterEach(() => {
  controls.destroy();
  parent.remove();
});

const grid = (count: number, columns: number, onPress = vi.fn()) => {
  const group = controls.grid('cards');
  group.columns(columns);
  const made = Array.from({ length: count }, (_, i) =>
    group.add({ name: `card ${i}`, onPress: () => onPress(i) }),
  );
  return { group, made, onPress };
};

describe('controls', () => {
  it('keeps one that lies behind below all there are, whenever it comes', () => {
    grid(2, 2);
    controls.add({ name: 'Go on', onPress: vi.fn(), isBehind: true });
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Go on', 'card 0', 'card 1']);
  });

  it('lays real buttons over the canvas, scaled as the scene is', () => {
    controls.resize(layoutFor(780, 1688));
    const control = controls.add({ name: 'Start', onPress: vi.fn() });
    control.place(10, 20, 100, 50);
    const [button] = buttons();
    expect(button?.textContent).toBe('Start');
    expect(button?.style).toMatchObject({ left: '20px', top: '40px', width: '200px' });
    controls.resize(layoutFor(390, 844));
    expect(button?.style.left).toBe('10px');
  });

  it('is one stop for Tab, and arrows move within rows and columns', () => {
    grid(6, 3);
    expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    buttons()[0]?.focus();
    press('ArrowRight');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('card 4');
    press('ArrowRight');
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('card 5');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('card 5');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('card 2');
    expect(buttons().filter((button) => button.tabIndex === 0)).toHaveLength(1);
  });

  it('takes no press while disabled, and keeps the focus where it is', () => {
    const { made, onPress } = grid(2, 2);
    buttons()[1]?.focus();
    made[1]?.setDisabled(true);
    buttons()[1]?.click();
    expect(onPress).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('card 1');
    made[1]?.setDisabled(false);
    buttons()[1]?.click();
    expect(onPress).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('says results in a live region, and leaves nothing behind', () => {
    const { group } = grid(4, 2);
    controls.say('Right');
    expect(parent.querySelector('[role=status]')?.textContent).toBe('Right');
    group.remove();
    expect(buttons()).toHaveLength(0);
    controls.destroy();
    expect(parent.children).toHaveLength(0);
  });
});
