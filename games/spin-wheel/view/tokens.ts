import { Container, Graphics, type Sprite } from 'pixi.js';
import { backOut, cubicIn } from '#engine/canvas/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';

/** The spins that are left: a small kite for each, and their number. And one line of words above. */
export interface Tokens {
  view: Container;
  resize(layout: Layout): void;
  /** null: nobody counts; one less lets a kite fly off. */
  show(left: number | null): void;
  hint(text: string): void;
}

/** More are told by the number alone; fewer are drawn where they stand beside the kite. */
const MOST = 6;
const MOST_BESIDE = 3;
const STEP = 25;
const HEIGHT = 38;

/** The pill with its kites and their number, and the line above it. */
const drawTokens = (kit: Kit, words: string) => {
  const ground = new Graphics();
  const label = kit.label(words, { face: 'text', size: 14, weight: '700', fill: COLOURS.textSoft });
  label.anchor.set(0, 0.5);
  const number = kit.digits('0', 27);
  number.tint = COLOURS.goldPale;
  number.anchor.set(0, 0.5);
  const kites = Array.from({ length: MOST }, () => {
    const token = kit.sprite('token');
    token.scale.set(0.46);
    return token;
  });
  const flying: Sprite = kit.sprite('token');
  flying.alpha = 0;
  const pill = new Container({ visible: false });
  pill.addChild(ground, ...kites, label, number, flying);
  const hint = kit.label('', {
    face: 'text',
    size: 15,
    weight: '700',
    stroke: { color: COLOURS.ink, width: 4, join: 'round' },
  });
  return { ground, label, number, kites, flying, pill, hint };
};
type Drawing = ReturnType<typeof drawTokens>;

/** Draws the pill round `left` kites and their number; answers its width. */
const drawPill = ({ ground, label, number, kites }: Drawing, left: number): number => {
  const width = 34 + left * STEP + label.width + 8 + number.width;
  ground
    .clear()
    .roundRect(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2)
    .fill({ color: COLOURS.ink, alpha: 0.84 })
    .stroke({ color: COLOURS.gold, width: 1.5, alpha: 0.9 });
  for (const [i, token] of kites.entries()) {
    token.visible = i < left;
    token.position.set(-width / 2 + 17 + STEP * (i + 0.5), 0);
  }
  label.x = -width / 2 + 17 + left * STEP + (left > 0 ? 4 : 0);
  number.x = label.x + label.width + 8;
  number.y = -1;
  return width;
};

export const createTokens = (kit: Kit, words: string): Tokens => {
  const { idle } = kit;
  const drawing = drawTokens(kit, words);
  const { number, kites, flying, pill, hint } = drawing;
  const view = new Container();
  view.addChild(pill, hint);

  let shown: number | null = null;
  let layout = kit.context.layout();

  const arrange = () => {
    const left = Math.min(layout.isWide ? MOST_BESIDE : MOST, shown ?? 0);
    const width = drawPill(drawing, left);
    const { safe, desk, isWide, height } = layout;
    const middle = isWide ? safe.left + 14 + width / 2 : layout.width / 2;
    pill.position.set(middle, height - safe.bottom - (isWide ? 32 : desk.height + 25));
    hint.position.set(
      isWide ? pill.x : layout.width / 2,
      pill.y - (pill.visible ? HEIGHT / 2 + 14 : 0),
    );
    fitWidth(hint, isWide ? Math.max(width, 250) : layout.width - 48);
    if (isWide) hint.x = safe.left + 14 + Math.max(width, hint.width) / 2;
  };

  const flyOff = (from: number) => {
    const { x } = kites[Math.min(from, MOST) - 1] ?? flying;
    void idle
      .run(
        (t) => {
          flying.position.set(x + 30 * t, -190 * t);
          flying.scale.set(0.46 + 0.3 * t);
          flying.rotation = 0.5 * t;
          flying.alpha = 1 - t;
        },
        { ms: 620, ease: cubicIn },
      )
      .catch(() => {});
    void idle
      .run((t) => number.scale.set(1.5 - 0.5 * t), { ms: 360, ease: backOut })
      .catch(() => {});
  };

  return {
    view,
    show(left) {
      if (left === shown) return;
      const before = shown;
      shown = left;
      pill.visible = left !== null;
      number.text = String(left ?? '');
      arrange();
      if (before !== null && left === before - 1 && !kit.isCalm()) flyOff(before);
    },
    hint(text) {
      if (hint.text === text) return;
      hint.text = text;
      arrange();
    },
    resize(next) {
      layout = next;
      arrange();
    },
  };
};
