import { lazyPart } from '#src/base/lazyPart.ts';
import { Banners } from './banner/Banners.tsx';
import { EggBanner } from './egg/EggBanner.tsx';
import { FreePlay } from './FreePlay.tsx';
import { LowerBar } from './LowerBar.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Tiles } from './Tiles.tsx';

const MembersPart = lazyPart('MembersPart', () => import('./MembersPart.tsx'));

/** What home shows once it can be used, in one part but for what is a player's; rooms.module.css keeps the places. */
export const more = { Banners, EggBanner, FreePlay, LowerBar, MembersPart, Shortcuts, Tiles };
