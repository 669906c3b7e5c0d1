import paper from '#assets/art/rock-scissor-paper{tps}/icon-paper.svg?url&no-inline';
import rock from '#assets/art/rock-scissor-paper{tps}/icon-rock.svg?url&no-inline';
import scissors from '#assets/art/rock-scissor-paper{tps}/icon-scissors.svg?url&no-inline';
import throwLamp from '#assets/art/rock-scissor-paper{tps}/lamp.svg?url&no-inline';
import noMedal from '#assets/art/rock-scissor-paper{tps}/medal-empty.svg?url&no-inline';
import medal from '#assets/art/rock-scissor-paper{tps}/medal-mine.svg?url&no-inline';
import type { GuideSteps } from '../chrome.ts';

export const guide: GuideSteps = [
  { images: [rock, paper, scissors], tapped: 1, isLit: true },
  { images: [throwLamp] },
  { images: [medal, medal, noMedal] },
];
