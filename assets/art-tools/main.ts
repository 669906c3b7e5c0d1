import { drawBrand } from './brand.ts';
import { drawCards } from './cards.ts';
import { drawKit } from './fto-kit.ts';
import { drawTable } from './fto-table.ts';
import { drawHero } from './hero.ts';
import { drawIcons } from './icons.ts';
import { drawLuckyEgg } from './lucky-egg.ts';
import { drawShadowPlay } from './rock-scissor-paper.ts';
import { drawScreens } from './screens.ts';
import { drawWheel } from './spin-wheel.ts';
import { drawSpots } from './spots.ts';
import { drawMotifs } from './sprites.ts';
import { drawSquidgame } from './squidgame.ts';

// Redraws every picture the scripts of this folder own: `node assets/art-tools/main.ts`.
drawMotifs();
drawKit();
drawTable();
drawSquidgame();
drawIcons();
drawBrand();
drawHero();
drawCards();
drawSpots();
drawScreens();
drawShadowPlay();
drawLuckyEgg();
drawWheel();
