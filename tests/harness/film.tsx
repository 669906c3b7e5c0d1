import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import '#src/styles/fonts.css';
import { availableCoins } from '#contract/coins.ts';
import type { GameKey } from '#contract/games.ts';
import { Recording } from '#contract/recording.ts';
import { bridge } from '#engine/bridge.ts';
import { displayTree } from '#engine/canvas/stage/displayTree.ts';
import { wallClock, yieldToMain } from '#engine/core/clock.ts';
import { createFilm, type Film } from '#engine/lab/replay/film.ts';
import { createFilmClock } from '#engine/lab/replay/filmClock.ts';
import { type Mark, marksOf } from '#engine/lab/replay/marks.ts';
import { isOfMachine } from '#engine/lab/replay/outside.ts';
import { type Reel, reelOf } from '#engine/lab/replay/reel.ts';
import { machineOf } from '#engine/lab/replay/replay.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { GAMES } from '#games/index.ts';
import '#src/app/i18n.ts';
import { drawnStage, pictureFile } from '#src/features/stage/picture.ts';
import { StageHost, setStageDrawn, visitStage } from '#src/features/stage/StageHost.tsx';
import { measureAlike } from './letters.ts';

// A page without a server that shows the marks of a recording, for `npm run replay -- --pixels`. Words are
// shown by their keys, so that a new text changes nothing; letters are measured alike, so that no font does;
// time passes in frames of 1/60 s.

/** What is seen at a mark. */
export interface Shot extends Mark {
  /** Its display tree. */
  tree: string[];
  /** Its picture: a file in base64; null: it was not asked for. */
  png: string | null;
}

export interface ShotOptions {
  /** Of all marks in their order, those; absent: all. */
  only?: readonly number[];
  isPictured?: boolean;
}

declare global {
  interface Window {
    /** The marks of a recording. */
    shoot(text: string, options: ShotOptions): Promise<Shot[]>;
    /** What it takes to show a step from memory, at a scene that is on, and to picture it. Milliseconds. */
    preview(text: string, steps: readonly number[]): Promise<number[]>;
  }
}

measureAlike();
const found = document.getElementById('root');
if (!found) throw new Error('the page has no root');
const root = createRoot(found);
const ready = i18next.changeLanguage('cimode');
let builds = 0;

const picture = async (): Promise<string> => {
  await setStageDrawn(true);
  const image = await drawnStage();
  const file = image && (await pictureFile(image, 'image/png'));
  await setStageDrawn(false);
  if (!file) throw new Error('nothing to picture');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(letters.join(''));
};

const look = async (mark: Mark, isPictured: boolean): Promise<Shot> => {
  const stage = await visitStage();
  if (!stage) throw new Error('nothing to look at');
  return { ...mark, tree: displayTree(stage.world), png: isPictured ? await picture() : null };
};

/** A segment's scene from its beginning, once it is on. */
const bringOn = (game: GameKey, reel: Reel, first: number): Promise<Film> =>
  new Promise((resolve) => {
    const clock = createFilmClock(reel.timeOf(first), wallClock.frame);
    const film = createFilm({
      reel,
      clock,
      surround() {},
      touch() {},
      applyCoins: (coin) => bridge.setCoins(availableCoins(coin)),
      report: reportError,
      breathe: yieldToMain,
    });
    builds += 1;
    root.render(
      <StageHost
        key={builds}
        scene={GAMES[game].play.scene}
        clock={clock}
        isWatched
        // Scenes ask for everything but the machine.
        createLink={() => film.link as AnyRoundLink}
        isPaused={false}
        onLeave={() => {}}
        onProgress={(share) => share === 1 && resolve(film)}
      />,
    );
  });

/** A recording as it is shown. */
const opened = async (text: string): Promise<{ game: GameKey; reel: Reel }> => {
  await ready;
  const whole = Recording.parse(JSON.parse(text));
  const segments = whole.segments.map(({ entries, ...rest }) => ({
    ...rest,
    // In frames all alike, on a stage of one size.
    entries: entries.filter(isOfMachine),
  }));
  const recording = { ...whole, segments };
  const game = recording.game as GameKey;
  const { createLink } = await GAMES[game].play.machine();
  return { game, reel: reelOf(recording, momentsOf(machineOf(createLink), recording)) };
};

window.shoot = async (text, { only, isPictured = false }) => {
  const { game, reel } = await opened(text);
  const shots: Shot[] = [];
  let number = 0;
  for (const marks of marksOf(reel)) {
    const wanted = marks.filter(() => {
      number += 1;
      return only?.includes(number - 1) ?? true;
    });
    const [first] = wanted;
    if (!first) continue;
    const film = await bringOn(game, reel, reel.firstOf(first.step));
    await setStageDrawn(false);
    await film.tour(wanted, new AbortController().signal, async (mark) => {
      shots.push(await look(mark, isPictured));
    });
  }
  return shots;
};

window.preview = async (text, steps) => {
  const { game, reel } = await opened(text);
  const film = await bringOn(game, reel, 0);
  const took: number[] = [];
  for (const step of steps) {
    const began = performance.now();
    await setStageDrawn(false);
    await film.preview(step);
    await setStageDrawn(true);
    await drawnStage();
    took.push(performance.now() - began);
  }
  return took;
};
