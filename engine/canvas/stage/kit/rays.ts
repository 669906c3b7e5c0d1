import type { Texture } from 'pixi.js';
import { canvasTexture } from '../canvasTexture.ts';

const SIDE = 256;
const RAYS = 18;

/** Rays of light that fade outwards. */
export const drawRays = (): Texture => {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen) {
    const half = SIDE / 2;
    pen.translate(half, half);
    const light = pen.createRadialGradient(0, 0, half * 0.3, 0, 0, half);
    light.addColorStop(0, 'rgba(255,226,160,.85)');
    light.addColorStop(1, 'rgba(255,200,120,0)');
    pen.fillStyle = light;
    for (let i = 0; i < RAYS; i += 1) {
      const width = (Math.PI / RAYS) * (i % 2 ? 0.62 : 0.34);
      const at = (2 * Math.PI * i) / RAYS;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.arc(0, 0, half, at - width, at + width);
      pen.fill();
    }
  }
  return canvasTexture(canvas, 'rays');
};
