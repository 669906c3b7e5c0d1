import { createRoot } from 'react-dom/client';
import '#src/styles/fonts.css';
import { bridge } from '#engine/bridge.ts';
import { MAX_DELTA_MS } from '#engine/canvas/stage/frames.ts';
import { type AdjustableClock, FRAME_MS } from '#engine/core/adjustableClock.ts';
import { yieldToMain } from '#engine/core/clock.ts';
import { GAMES } from '#games/index.ts';
import { followLanguage } from '#src/app/i18n.ts';
import { StageHost, setStageDrawn } from '#src/features/stage/StageHost.tsx';
import { type Phase, press } from '../shots/phase.ts';
import { PHASES } from '../shots/phases.ts';
import { controls, isReady, playInPage } from './inPage.ts';
import { OUTCOMES, type Outcome, titleOf } from './outcomes.ts';
import { createStrip } from './strip.ts';
import { createTable } from './table.ts';

export interface PaceOptions {
  isQuick: boolean;
  /** Pictures every so many milliseconds from the press; absent: none. */
  pictureMs?: number;
}

export interface Paced {
  /** Shown from the press until the next decision was open. Milliseconds. */
  ms: number;
  /** A PNG in base64 of all pictures; null: none were asked for. */
  strip: string | null;
}

/** Nothing takes so long. */
const MOST_MS = 30_000;
/** How much longer is pictured than until the next decision. */
const TAIL_MS = 1_500;

const phaseOf = ({ game, phase: name }: Outcome): Phase => {
  const found = PHASES.find((phase) => phase.game === game && phase.name === name);
  if (!found) throw new Error(`${game} has no phase ${name}`);
  return found;
};

/** What plays outcomes, one after the other, in this page. */
export const createPlayer = async (clock: AdjustableClock): Promise<Window['pace']> => {
  const address = new URL(location.href);
  address.searchParams.set('lang', 'en');
  await followLanguage(address);
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no root');
  const root = createRoot(element);
  let builds = 0;

  const frame = async (ms = FRAME_MS) => {
    clock.pass(ms);
    await yieldToMain();
  };
  /** Shows frames, as long ones as the stage takes, until `work` is done. */
  const during = async (work: Promise<unknown>) => {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    for (const begun = clock.now(); !isDone; await frame(MAX_DELTA_MS))
      if (clock.now() - begun > MOST_MS) throw new Error('it does not come to an end');
    await done;
  };
  /** The game's scene, on, with the house that answers at once. */
  const bringOn = async (outcome: Outcome) => {
    const { game } = outcome;
    const table = await createTable(game, phaseOf(outcome), null);
    table.house.weather.wayMs = 0;
    builds += 1;
    await during(
      new Promise<void>((resolve) => {
        root.render(
          <StageHost
            key={builds}
            scene={GAMES[game].play.scene}
            createLink={table.seat}
            isPaused={false}
            onLeave={() => {}}
            onProgress={(share) => share === 1 && resolve()}
          />,
        );
      }),
    );
    await setStageDrawn(false);
    return { ...table, reload() {} };
  };

  return async (title, { isQuick, pictureMs }) => {
    const outcome = OUTCOMES.find((each) => titleOf(each) === title);
    if (!outcome) throw new Error(`no outcome ${title}`);
    const { before, play, next } = outcome;
    bridge.setQuick(isQuick);
    const table = await bringOn(outcome);
    const phaseNow = () => table.link()?.state().phase;
    const isOpen = () =>
      next === null
        ? phaseNow() === 'settled'
        : phaseNow() === 'deciding' &&
          controls().some((each) => next.test(each.textContent) && isReady(each));
    await during(playInPage(table, before));
    await playInPage(table, [play]);
    const pressedAt = clock.now();
    const sinceMs = () => clock.now() - pressedAt;
    const strip = pictureMs === undefined ? null : createStrip(pictureMs);
    await strip?.look(sinceMs());
    while (!isOpen()) {
      if (sinceMs() > MOST_MS) throw new Error(`${title}: no next decision`);
      await frame();
      await strip?.look(sinceMs());
    }
    const ms = Math.round(sinceMs());
    while (strip && sinceMs() < ms + TAIL_MS) {
      await frame();
      await strip.look(sinceMs());
    }
    if (next && !strip) {
      // What is open takes a press.
      const asked = table.house.arrived.length;
      await playInPage(table, [press(next)]);
      for (let left = 6; left > 0; left -= 1) await frame();
      if (table.house.arrived.length === asked)
        throw new Error(`${title}: the press was not taken`);
    }
    return { ms, strip: (await strip?.file()) ?? null };
  };
};
