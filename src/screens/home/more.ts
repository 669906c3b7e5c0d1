import { Banners } from '#src/parts/banner/Banners.tsx';
import { EggBanner } from '#src/parts/egg/EggBanner.tsx';
import { LowerBar } from './LowerBar.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Tiles } from './Tiles.tsx';

/** What home shows once it can be used, all of it in one part; rooms.module.css keeps the places. */
export const more = { Banners, EggBanner, LowerBar, Shortcuts, Tiles };
