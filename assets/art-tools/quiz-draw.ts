import { g, save } from './draw.ts';
import { lanterns } from './quiz-draw-lanterns.ts';
import { market } from './quiz-draw-market.ts';
import { crowd, host, slip } from './quiz-draw-props.ts';

/** How much larger the lantern is that was drawn. */
const HERO = 2;

/** Writes the night market of the quiz's draw. */
export const drawNightMarket = (): void => {
  const put = (name: string, w: number, h: number, body: string): void =>
    save(`art/quiz-draw{tps}/${name}.svg`, w, h, body);
  for (const [kind, draw] of lanterns.entries()) {
    put(`lantern-${kind}`, 80, 116, draw());
    put(`hero-${kind}`, 80 * HERO, 116 * HERO, g(`scale(${HERO})`, draw()));
  }
  put('host', 130, 240, host());
  put('crowd', 520, 104, crowd());
  put('slip', 220, 120, slip());
  save('art/quiz-draw-market.svg', 1000, 760, market());
};
