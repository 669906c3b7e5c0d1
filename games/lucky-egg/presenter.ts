import { changeText, coinText, resultTone } from '#engine/core/rules/result.ts';
import type { EggInputs } from './inputs.ts';
import type { EggLink, EggPresenter } from './machine.ts';
import { breakOpen, celebrate } from './opening.ts';
import type { EggParts } from './parts.ts';
import type { Cracked, EggEnd, EggView } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import type { EggTable } from './table.ts';

/** How a session ends in the nest: all eggs opened are a joy where they brought something. */
const part = async ({ context, nest, mother }: EggParts, link: EggLink, { why }: EggEnd) => {
  const { round } = link.state();
  const { audio } = context;
  nest.retire();
  mother.look(null);
  if (why === 'time') {
    audio.effect(SOUNDS.wings);
    await nest.flyAway();
  } else if (why === 'quit') {
    audio.effect(SOUNDS.none, { rate: 0.84 });
    mother.sleep(true);
    await mother.fold();
  } else if (round && resultTone(round) === 'win') {
    audio.effect(SOUNDS.call);
    await mother.rejoice('medium');
  }
};

/** What it came to. */
const tellEnd = async ({ context, nest, line, board }: EggParts, link: EggLink, end: EggEnd) => {
  const { bet = 0, won = 0 } = link.state().round ?? {};
  line.say('');
  context.controls.say(
    context.texts(`lucky-egg.said.${end.why}`, {
      count: end.cracked,
      left: nest.count() - end.cracked,
      bet: coinText(bet),
      coins: coinText(won),
      change: changeText(won - bet),
    }),
  );
  await board.tell(end, nest.count(), bet, won);
};

/** How each event is played, and how a session that goes on is shown. */
export const createPresenter = (
  parts: EggParts,
  link: EggLink,
  table: EggTable,
  inputs: EggInputs,
): EggPresenter => {
  const { context, mother, nest, prizes, board, telling } = parts;
  const { texts, audio, controls } = context;

  const restore = async (shown: EggView) => {
    inputs.settle();
    prizes.clear();
    board.close();
    mother.unfold();
    nest.show(shown);
    table.begin(shown);
    mother.sleep(shown.end?.why === 'quit');
    nest.setOpen(shown.end === null);
    if (shown.end) return tellEnd(parts, link, shown.end);
    inputs.hint();
    controls.say(texts('lucky-egg.said.asked', { count: shown.eggs - table.opened() }));
  };
  const lay = async (eggs: number) => {
    table.begin(null);
    board.close();
    mother.unfold();
    nest.lay(eggs, true);
    mother.sleep(false);
    audio.effect(SOUNDS.laid);
    nest.setOpen(true);
    const woken = nest.wake();
    inputs.hint();
    controls.say(texts('lucky-egg.said.laid', { count: eggs }));
    nest.focus();
    await woken;
  };
  const crack = async (event: Cracked) => {
    const { egg } = event;
    const pressed = table.pressed();
    const stake = pressed?.egg === egg ? pressed.stake : null;
    inputs.settle();
    table.open();
    telling.letSkip(true);
    nest.setTelling(true);
    mother.look(nest.middle(egg));
    await breakOpen(parts, egg, table.tap);
    const rest = await celebrate(parts, link, event, stake, table.opened());
    table.tap(0);
    nest.setTelling(false);
    telling.after(async () => {
      await rest();
      // By then she may look at another one.
      if (table.pressed() === null) mother.look(null);
    });
  };
  const end = async (event: EggEnd) => {
    inputs.settle();
    telling.letSkip();
    await telling.rested();
    await part(parts, link, event);
    await tellEnd(parts, link, event);
  };

  return {
    restore,
    play: { laid: ({ eggs }) => lay(eggs), cracked: crack, ended: end },
  };
};
