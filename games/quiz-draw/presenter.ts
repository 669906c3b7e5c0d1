import { cheer } from '#engine/canvas/stage/kit/cheer.ts';
import type { Joy } from '#engine/canvas/stage/kit/joy.ts';
import { creditText } from '#engine/core/rules/result.ts';
import type { DrawPresenter } from './machine.ts';
import type { DrawParts } from './parts.ts';
import type { Drawn } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import type { DrawTable } from './table.ts';
import { BEATS } from './view/beats.ts';
import { chaseOf } from './view/chase.ts';

/** How bright the other lanterns are while one is told. */
const DIMMED = 0.16;
/** And while the light runs over them. */
const HALF_LIT = 0.42;

/** How much a prize is cheered, by its share of all prizes: the rarer, the more. */
const joyOfShare = (share: number): Joy =>
  share <= 1 / 3 ? 'big' : share < 1 ? 'medium' : 'small';

/** What the slip says of a prize. */
const wordsOf = ({ context: { texts, bridge } }: DrawParts, table: DrawTable, { at }: Drawn) => {
  const prize = table.prize(at);
  const title = texts('event:draw.won');
  if (!prize) return { title, worth: '', name: '' };
  const name = prize.name[bridge.get().language];
  const { tickets, sen } = prize;
  if (tickets !== null)
    return { title, worth: texts('event:won.tickets', { count: tickets }), name };
  if (sen !== null) return { title, worth: creditText(sen), name };
  return { title, worth: name, name: '' };
};

/** What was drawn stands there, as if it had been told. */
export const showDrawn = (parts: DrawParts, table: DrawTable, drawn: Drawn): void => {
  const { strings, hero, slip } = parts;
  table.show(drawn);
  strings.dim(DIMMED);
  slip.write(wordsOf(parts, table, drawn));
  hero.stand(drawn.at);
  slip.stand();
};

/** The light runs over what may be drawn, and comes to rest at `drawn`. */
const run = async ({ context, kit, strings }: DrawParts, table: DrawTable, drawn: number) => {
  const { audio } = context;
  const hops = chaseOf(table.lit(), drawn);
  table.run();
  strings.dim(HALF_LIT);
  try {
    for (const [n, { lantern, ms }] of hops.entries()) {
      if (table.isCut() || kit.act.isSkipping()) break;
      strings.touch(lantern);
      const share = n / hops.length;
      const { x } = strings.at(lantern);
      audio.effect(SOUNDS.hop, { volume: 0.35 + 0.65 * share, rate: 0.8 + 0.5 * share, x });
      await kit.act.wait(ms);
    }
  } finally {
    table.endRun();
  }
  strings.touch(drawn);
};

/** How a draw is played, and how one that was drawn before is shown. */
export const createPresenter = (parts: DrawParts, table: DrawTable): DrawPresenter => {
  const { context, kit, market, strings, hero, burst, slip, telling } = parts;

  const play = async (drawn: Drawn) => {
    const lantern = table.lanternOf(drawn);
    telling.letSkip();
    if (!kit.isCalm()) await run(parts, table, lantern);
    context.audio.tell(SOUNDS.chosen, { x: strings.at(lantern).x });
    const dim = (t: number) => strings.dim(HALF_LIT + (DIMMED - HALF_LIT) * t);
    await kit.act.run(dim, BEATS.dim);
    strings.touch(lantern);
    await kit.act.wait(BEATS.rest);
    table.show(drawn);
    const from = strings.at(lantern);
    strings.take(lantern);
    await hero.come(drawn.at, from);
    slip.write(wordsOf(parts, table, drawn));
    market.cheer(1);
    const joy = joyOfShare(table.shareOf(drawn.at));
    await Promise.all([hero.flare(), slip.unroll(), cheer(kit, burst, SOUNDS, joy)]);
    market.cheer(0);
  };

  return {
    restore: ({ drawn }) => showDrawn(parts, table, drawn),
    play: { drawn: play },
  };
};
