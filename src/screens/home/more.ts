import { EventPlace } from '#src/features/event/EventPlace.tsx';
import { Banners } from './banner/Banners.tsx';
import { EggBanner } from './egg/EggBanner.tsx';
import { FreePlay } from './FreePlay.tsx';
import { LowerBar } from './LowerBar.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Tiles } from './Tiles.tsx';

/** What home shows once it can be used, all of it in one part; rooms.module.css keeps the places. */
export const more = { EventPlace, Banners, EggBanner, FreePlay, LowerBar, Shortcuts, Tiles };
