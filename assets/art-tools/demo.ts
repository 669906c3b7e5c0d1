import { drawDemo } from './demo-pictures.ts';
import { toWebp } from './webp.ts';

// The pictures a house with demo content opens with, as they are uploaded: `node
// assets/art-tools/demo.ts` (needs a Chromium).
console.table(await toWebp(drawDemo()));
