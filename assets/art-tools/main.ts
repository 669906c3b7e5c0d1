import { drawAmbassador } from './ambassador.ts';
import { drawBrand } from './brand.ts';
import { drawCards } from './cards.ts';
import { drawEggBanner } from './egg-banner.ts';
import { drawKit } from './fto-kit.ts';
import { drawTable } from './fto-table.ts';
import { drawHero } from './hero.ts';
import { drawLuckyEgg } from './lucky-egg.ts';
import { drawPopups } from './popups.ts';
import { drawShadowPlay } from './rock-scissor-paper.ts';
import { drawScreens } from './screens.ts';
import { drawShortcuts } from './shortcuts.ts';
import { drawWheel } from './spin-wheel.ts';
import { drawSpots } from './spots.ts';
import { drawClubSpots } from './spots-club.ts';
import { drawMotifs } from './sprites.ts';
import { drawSquidgame } from './squidgame.ts';
import { drawTiles } from './tiles.ts';

// Redraws every picture the scripts of this folder own: `node assets/art-tools/main.ts`. The
// pictures of the demo content need a browser and have a command of their own: demo.ts.
drawMotifs();
drawKit();
drawTable();
drawSquidgame();
drawBrand();
drawHero();
drawCards();
drawSpots();
drawScreens();
drawShadowPlay();
drawLuckyEgg();
drawWheel();
drawAmbassador();
drawEggBanner();
drawPopups();
drawShortcuts();
drawClubSpots();
drawTiles();
