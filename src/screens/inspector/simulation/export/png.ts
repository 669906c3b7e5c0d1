import { dashOf, type Ink } from '../plot/looks.ts';
import type { PlotLine } from '../plot/spec.ts';

const MARGIN = 20;
const LINE = 24;
const SWATCH = 30;

/** A plot with its title and what its lines mean, as one picture. */
export const pngOf = (
  canvas: HTMLCanvasElement,
  ink: Ink,
  title: string,
  lines: readonly PlotLine[],
): Promise<Blob | null> => {
  const ratio = devicePixelRatio;
  const told = lines.filter(({ label }) => label !== null);
  const head = MARGIN + LINE * (1 + told.length) + 8;
  const whole = document.createElement('canvas');
  whole.width = canvas.width + 2 * MARGIN * ratio;
  whole.height = canvas.height + (head + MARGIN) * ratio;
  const pen = whole.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = ink.ground;
  pen.fillRect(0, 0, whole.width, whole.height);
  pen.drawImage(canvas, MARGIN * ratio, head * ratio);
  pen.scale(ratio, ratio);
  pen.fillStyle = ink.text;
  pen.textBaseline = 'middle';
  pen.font = `600 16px ${ink.font}`;
  pen.fillText(title, MARGIN, MARGIN + LINE / 2);
  pen.font = `13px ${ink.font}`;
  told.forEach(({ label, side, kind }, at) => {
    const top = MARGIN + LINE * (at + 1.5);
    pen.strokeStyle = ink.sides[side];
    pen.lineWidth = 2;
    pen.setLineDash(dashOf(side, kind));
    pen.beginPath();
    pen.moveTo(MARGIN, top);
    pen.lineTo(MARGIN + SWATCH, top);
    pen.stroke();
    pen.fillText(label ?? '', MARGIN + SWATCH + 10, top);
  });
  return new Promise((resolve) => whole.toBlob(resolve, 'image/png'));
};
