import coin from '#assets/art/club{tps}/coin.svg?url';
import cardLamp from '#assets/art/fto{tps}/lamp.svg?url';
import wau from '#assets/art/fto{tps}/wau.svg?url';
import oddWau from '#assets/art/fto{tps}/wau-a.svg?url';
import box from '#assets/art/lucky-egg{tps}/box.svg?url';
import blueEgg from '#assets/art/lucky-egg{tps}/egg-0.svg?url';
import egg from '#assets/art/lucky-egg{tps}/egg-3.svg?url';
import feather from '#assets/art/lucky-egg{tps}/feather.svg?url';
import sun from '#assets/art/lucky-egg{tps}/sun.svg?url';
import paper from '#assets/art/rock-scissor-paper{tps}/icon-paper.svg?url';
import rock from '#assets/art/rock-scissor-paper{tps}/icon-rock.svg?url';
import scissors from '#assets/art/rock-scissor-paper{tps}/icon-scissors.svg?url';
import throwLamp from '#assets/art/rock-scissor-paper{tps}/lamp.svg?url';
import noMedal from '#assets/art/rock-scissor-paper{tps}/medal-empty.svg?url';
import medal from '#assets/art/rock-scissor-paper{tps}/medal-mine.svg?url';
import token from '#assets/art/spin-wheel{tps}/token.svg?url';
import faller from '#assets/art/squidgame{tps}/figure-fall.svg?url';
import leaper from '#assets/art/squidgame{tps}/figure-leap.svg?url';
import bridgeLamp from '#assets/art/squidgame{tps}/lamp.svg?url';
import wheel from '#assets/ui/shortcut-wheel.svg?url';
import type { GameKey } from '#contract/games.ts';

/** What a step of a guide shows, side by side; the hand taps the one at `tapped`. */
export interface GuidePicture {
  images: readonly string[];
  tapped?: number;
}

/** Three steps a game; their words are `guide.<game>.1` to `3` of the namespace `play`. */
export const GUIDES: Record<GameKey, readonly [GuidePicture, GuidePicture, GuidePicture]> = {
  fto: [{ images: [wau, wau, oddWau, wau], tapped: 2 }, { images: [cardLamp] }, { images: [coin] }],
  squidgame: [
    { images: [leaper], tapped: 0 },
    { images: [coin, coin, coin], tapped: 1 },
    { images: [faller, bridgeLamp] },
  ],
  'rock-scissor-paper': [
    { images: [rock, paper, scissors], tapped: 1 },
    { images: [throwLamp] },
    { images: [medal, medal, noMedal] },
  ],
  'lucky-egg': [
    { images: [coin, egg] },
    { images: [egg, blueEgg, box, feather], tapped: 1 },
    { images: [sun] },
  ],
  'spin-wheel': [{ images: [wheel], tapped: 0 }, { images: [wheel, coin] }, { images: [token] }],
};
