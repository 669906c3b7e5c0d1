import type { Texture } from 'pixi.js';
import { canvasTexture } from '#engine/canvas/stage/canvasTexture.ts';
import { FONTS } from '#engine/canvas/stage/fonts.ts';
import { DEAREST, type Look, looksOf, NOTHING, PARCHMENT } from './looks.ts';
import { ribText } from './money.ts';
import { bloom, leaf, type Pen, swirl } from './paper.ts';
import { type Arc, arcOf, type Edges } from './spin.ts';

/** The wheel of ribs as textures. */
export interface Disc {
  sharp: Texture;
  /** The same as the eye sees it when it flies: once `soften` has drawn all its layers. */
  blurred: Texture;
  /** Draws the next layer, and answers whether there are more. All at once they are the longest task of a visit. */
  soften(): boolean;
  destroy(): void;
}

/**
 * Units: where the paper ends, where the pegs stand, and half the side of the textures; `leastHalf`:
 * half the angle of a rib on which its prize can be written, radians.
 */
export const DISC = { paper: 139, pegs: 146, half: 154, leastHalf: 0.07 };
/** Half the angle from which a prize is written across its rib, else along it. */
const ACROSS_HALF = 0.22;
/** Half the angle from which there is room for what is cut out of a rib. */
const CUT_HALF = 0.1;
const BLUR_TURN = 0.5;
const BLUR_LAYERS = 14;

const face = FONTS.display
  .map((name) => (/^(system-ui|sans-serif)$/.test(name) ? name : `"${name}"`))
  .join(', ');

/** Writes `text` with its middle at (0, y), at most `size` high and `width` wide. */
const write = (pen: Pen, text: string, y: number, size: number, width: number, look: Look) => {
  pen.font = `700 ${size}px ${face}`;
  const scale = Math.min(1, width / pen.measureText(text).width);
  pen.save();
  pen.translate(0, y);
  pen.scale(scale, scale);
  pen.lineJoin = 'round';
  pen.strokeStyle = look.edge;
  pen.lineWidth = size * 0.2;
  pen.strokeText(text, 0, 0);
  pen.fillStyle = look.ink;
  pen.fillText(text, 0, 0);
  pen.restore();
};

const wedge = (pen: Pen, half: number, radius: number, from = 0) => {
  pen.beginPath();
  if (from > 0) pen.arc(0, 0, from, -Math.PI / 2 + half, -Math.PI / 2 - half, true);
  else pen.moveTo(0, 0);
  pen.arc(0, 0, radius, -Math.PI / 2 - half, -Math.PI / 2 + half);
  pen.closePath();
};

/** The paper of a rib that points up, its border and what is cut on it. */
const drawGround = (pen: Pen, look: Look, half: number, prize: number) => {
  const { paper } = DISC;
  const light = pen.createRadialGradient(0, 0, 30, 0, 0, paper);
  const [root, middle, rim] = look.papers;
  light.addColorStop(0, root);
  light.addColorStop(0.6, middle);
  light.addColorStop(1, rim);
  // A little below its neighbours, but a narrow rib is no wider than it is.
  wedge(pen, half + Math.min(0.004, half * 0.05), paper);
  pen.fillStyle = light;
  pen.fill();
  pen.save();
  wedge(pen, half, paper);
  pen.clip();
  if (look === DEAREST) {
    pen.fillStyle = 'rgba(255,255,255,.3)';
    for (let ray = -3; ray <= 3; ray += 1) {
      pen.save();
      pen.rotate((ray * half) / 3.5);
      wedge(pen, half / 14, paper);
      pen.fill();
      pen.restore();
    }
  }
  // Bamboo shoots (pucuk rebung) along the rim, as on a songket's border.
  const shoots = Math.max(1, Math.round((2 * half * paper) / 11));
  pen.fillStyle = look.cut;
  for (let i = 0; i < shoots; i += 1) {
    pen.save();
    pen.rotate(((2 * i + 1) / shoots - 1) * half);
    pen.beginPath();
    pen.moveTo(-4.2, -paper);
    pen.lineTo(0, -paper + 8);
    pen.lineTo(4.2, -paper);
    pen.fill();
    pen.restore();
  }
  if (half > CUT_HALF) {
    wedge(pen, half - 0.045, paper - 11, 46);
    pen.strokeStyle = look.cut;
    pen.globalAlpha = 0.5;
    pen.lineWidth = 1;
    pen.stroke();
    pen.globalAlpha = 1;
  }
  pen.restore();
  if (half < CUT_HALF) return;

  const room = Math.min(1.25, (half * 66) / 17);
  if (prize === 0) return swirl(pen, look.cut, 0, -64, 13 * Math.min(1, room));
  const r = (look === DEAREST ? 13 : 10.5) * room;
  for (const side of [-1, 1]) {
    leaf(pen, look.cut, [0, -47, side * 0.5, 15 * room]);
    leaf(pen, look.cut, [side * r * 0.7, -66, side * 1.15, 11 * room]);
  }
  bloom(pen, look.ink === PARCHMENT ? PARCHMENT : look.cut, look.heart, [0, -68, r]);
};

const drawWords = (pen: Pen, look: Look, half: number, prize: number, nothing: string) => {
  if (half < DISC.leastHalf) return;
  const isAcross = half >= ACROSS_HALF;
  const lines = prize === 0 ? nothing.split('\n') : ['RM', ribText(prize)];
  if (!isAcross) {
    pen.save();
    pen.rotate(-Math.PI / 2);
    pen.translate(104, 0);
    write(pen, lines.join(prize === 0 ? ' ' : ''), 0, Math.min(19, 150 * half), 46, look);
    pen.restore();
    return;
  }
  const width = (at: number) => 2 * at * Math.tan(Math.min(half, 0.6)) * 0.92 - 3;
  if (prize === 0) {
    for (const [i, line] of lines.entries())
      write(pen, line, -105 + (i - (lines.length - 1) / 2) * 18, 19, width(96), look);
    return;
  }
  // Where there is room the prize is written larger.
  const large = Math.min(1.5, Math.max(1, half / 0.3));
  const most = (look === DEAREST ? 36 : 32) * large;
  write(pen, lines[1] ?? '', -98 + 12 * (large - 1), most, width(96), look);
  write(pen, lines[0] ?? '', -122, 13 * Math.sqrt(large), width(112), look);
};

/** The gilded bamboo between two ribs, and the peg the beak clicks on; `half` of the narrower one's angle. */
const drawEdge = (pen: Pen, half: number) => {
  // It takes little of a narrow rib, whose paper has to be seen.
  const share = Math.min(1, (half * DISC.paper * 0.44) / 4);
  pen.save();
  pen.scale(share, 1);
  const gilt = pen.createLinearGradient(-2.4, 0, 2.4, 0);
  gilt.addColorStop(0, '#6E3F0A');
  gilt.addColorStop(0.35, '#FFF0B8');
  gilt.addColorStop(1, '#A8640F');
  pen.fillStyle = 'rgba(18,5,29,.4)';
  pen.fillRect(-3.2, -DISC.paper, 6.4, DISC.paper - 30);
  pen.fillStyle = gilt;
  pen.fillRect(-2, -DISC.paper, 4, DISC.paper - 30);
  pen.restore();
  drawPeg(pen, Math.max(0.3, Math.min(1, half * DISC.pegs * 0.1)));
};

const drawPeg = (pen: Pen, size: number) => {
  pen.save();
  pen.translate(0, -DISC.pegs);
  pen.scale(size, size);
  pen.translate(0, DISC.pegs);
  pen.fillStyle = '#3F0722';
  pen.beginPath();
  pen.arc(0, -DISC.pegs, 6, 0, 7);
  pen.fill();
  const pearl = pen.createRadialGradient(-1.4, -DISC.pegs - 1.6, 0.4, 0, -DISC.pegs, 5);
  pearl.addColorStop(0, '#FFFFFF');
  pearl.addColorStop(0.45, '#FFF0C8');
  pearl.addColorStop(1, '#C98A25');
  pen.fillStyle = pearl;
  pen.beginPath();
  pen.arc(0, -DISC.pegs, 4.8, 0, 7);
  pen.fill();
  pen.restore();
};

const sheet = (side: number): { canvas: HTMLCanvasElement; pen: Pen | null } => {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return { canvas, pen: canvas.getContext('2d') };
};

/** Draws the wheel turned a little, over the mean of the layers before it. */
const drawLayer = (pen: Pen, canvas: HTMLCanvasElement, layer: number) => {
  const middle = pen.canvas.width / 2;
  pen.setTransform(1, 0, 0, 1, middle, middle);
  pen.rotate((layer / (BLUR_LAYERS - 1) - 0.5) * BLUR_TURN);
  pen.globalAlpha = 1 / (layer + 1);
  pen.drawImage(canvas, -middle, -middle, 2 * middle, 2 * middle);
};

/**
 * Draws the wheel once for a tuning: `prizes` in sen round it on ribs between `edges`, `nothing` on
 * those without one (two lines), `side` pixels wide.
 */
export const drawDisc = (
  prizes: readonly number[],
  edges: Edges,
  nothing: string,
  side: number,
): Disc => {
  const { canvas, pen } = sheet(side);
  const looks = looksOf(prizes);
  if (pen) {
    const unit = side / 2 / DISC.half;
    pen.translate(side / 2, side / 2);
    pen.scale(unit, unit);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    // The narrow ones last: nothing of them is covered.
    const ribs = prizes
      .map((prize, at) => ({ prize, at, arc: arcOf(edges, at), look: looks[at] ?? NOTHING }))
      .sort((a, b) => b.arc.half - a.arc.half);
    const turned = (angle: number, draw: () => void) => {
      pen.save();
      pen.rotate(angle);
      draw();
      pen.restore();
    };
    for (const { look, arc, prize } of ribs)
      turned(arc.middle, () => drawGround(pen, look, arc.half, prize));
    for (const { at, arc } of ribs) {
      const next: Arc = arcOf(edges, (at + 1) % prizes.length);
      turned(arc.middle + arc.half, () => drawEdge(pen, Math.min(arc.half, next.half)));
    }
    for (const { look, arc, prize } of ribs)
      turned(arc.middle, () => drawWords(pen, look, arc.half, prize, nothing));
  }
  const small = sheet(Math.ceil(side / 2));
  // Each prize, and where its rib ends.
  const ribs = prizes
    .map((prize, at) => `${ribText(prize)}<${edges[at + 1]?.toFixed(3)}`)
    .join(' ');
  const sharp = canvasTexture(canvas, `wheel(${ribs})`);
  const blurred = canvasTexture(small.canvas, `blurred wheel(${ribs})`);
  let layers = 0;
  return {
    sharp,
    blurred,
    soften() {
      if (layers === BLUR_LAYERS) return false;
      if (small.pen) drawLayer(small.pen, canvas, layers);
      layers += 1;
      if (layers < BLUR_LAYERS) return true;
      blurred.source.update();
      return false;
    },
    destroy() {
      sharp.destroy(true);
      blurred.destroy(true);
    },
  };
};
