/** Cut paper (sobek) on a 2D canvas: leaves and flowers, each with its shadow on the sheet below. */
export type Pen = CanvasRenderingContext2D;

const SHADOW = 'rgba(26,4,24,.42)';

/** Draws `cut` twice: its shadow a little below, then itself. */
const laid = (pen: Pen, fill: string, x: number, y: number, cut: () => void) => {
  for (const [paint, drop] of [
    [SHADOW, 1.6],
    [fill, 0],
  ] as const) {
    pen.save();
    pen.translate(x, y + drop);
    pen.fillStyle = paint;
    pen.beginPath();
    cut();
    pen.fill();
    pen.restore();
  }
};

const petal = (pen: Pen, length: number, width: number) => {
  pen.moveTo(0, 0);
  pen.bezierCurveTo(width, -length * 0.25, width, -length * 0.75, 0, -length);
  pen.bezierCurveTo(-width, -length * 0.75, -width, -length * 0.25, 0, 0);
};

/** A leaf from (x, y), grown `turn` radians off upwards. */
export const leaf = (pen: Pen, fill: string, [x, y, turn, length]: readonly number[]): void =>
  laid(pen, fill, x ?? 0, y ?? 0, () => {
    pen.rotate(turn ?? 0);
    petal(pen, length ?? 1, (length ?? 1) * 0.4);
  });

/** A flower of `petals` round (x, y), its heart in another paper. */
export const bloom = (
  pen: Pen,
  fill: string,
  heart: string,
  [x, y, r]: readonly [number, number, number],
  petals = 6,
): void => {
  laid(pen, fill, x, y, () => {
    for (let i = 0; i < petals; i += 1) {
      pen.rotate((2 * Math.PI) / petals);
      petal(pen, r, r * 0.46);
    }
  });
  pen.fillStyle = heart;
  pen.beginPath();
  pen.arc(x, y, r * 0.27, 0, 7);
  pen.fill();
};

/** A curl of wind round (x, y). */
export const swirl = (pen: Pen, stroke: string, x: number, y: number, r: number): void => {
  pen.strokeStyle = stroke;
  pen.lineCap = 'round';
  pen.lineWidth = r * 0.2;
  for (const turn of [0, Math.PI]) {
    pen.beginPath();
    for (let i = 0; i <= 24; i += 1) {
      const angle = turn + i * 0.2;
      const at = (r * (24 - i)) / 24;
      const point = [x + Math.cos(angle) * at, y + Math.sin(angle) * at] as const;
      if (i === 0) pen.moveTo(...point);
      else pen.lineTo(...point);
    }
    pen.stroke();
  }
};
