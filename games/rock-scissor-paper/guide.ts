import paper from '#assets/art/rock-scissor-paper{tps}/icon-paper.svg?url';
import rock from '#assets/art/rock-scissor-paper{tps}/icon-rock.svg?url';
import scissors from '#assets/art/rock-scissor-paper{tps}/icon-scissors.svg?url';
import throwLamp from '#assets/art/rock-scissor-paper{tps}/lamp.svg?url';
import noMedal from '#assets/art/rock-scissor-paper{tps}/medal-empty.svg?url';
import medal from '#assets/art/rock-scissor-paper{tps}/medal-mine.svg?url';
import type { GuideSteps } from '../guide.ts';

export const guide: GuideSteps = [
  { images: [rock, paper, scissors], tapped: 1, isLit: true },
  { images: [throwLamp] },
  { images: [medal, medal, noMedal] },
];
