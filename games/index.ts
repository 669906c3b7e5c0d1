import { GAME_KEYS } from '#contract/facts.ts';
import type { GameKey } from '#contract/games.ts';
import type { Card } from './card.ts';
import type { AnyRoundLink, Game, GameHalves } from './catalogue.ts';

// Every game's room has these under the same names; Vite finds the rooms. The quiz's draw is no game of the list.
const cards = import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'card' });
const machines = import.meta.glob<Awaited<ReturnType<GameHalves<AnyRoundLink>['machine']>>>([
  './*/machine.ts',
  '!./quiz-draw/*',
]);
const scenes = import.meta.glob<Awaited<ReturnType<GameHalves<AnyRoundLink>['scene']>>>([
  './*/scene.ts',
  '!./quiz-draw/*',
]);

/** The newest of them: in development an edit puts others in their place. */
const rooms = { machines, scenes };
if (import.meta.hot) {
  // Whoever holds the catalogue gets an edited scene from it, and the page is not loaded anew: the stage
  // builds the scene again (src/features/stage/edits.ts).
  import.meta.hot.accept();
  const { data } = import.meta.hot;
  data.held = [...(data.held ?? []), rooms];
  for (const held of data.held) Object.assign(held, rooms);
}

/** What a room has under a name; throws where it has none. */
const inRoom = <Part>(parts: Record<string, Part>, key: GameKey, file: string): Part => {
  const part = parts[`./${key}/${file}`];
  if (part === undefined) throw new Error(`games/${key} has no ${file}`);
  return part;
};

/** The catalogue, in the order of the games list (spec 2). The client's: Vite alone reads it. */
export const GAMES = Object.fromEntries(
  GAME_KEYS.map((key): [GameKey, Game] => [
    key,
    {
      ...inRoom(cards, key, 'card.ts'),
      play: {
        machine: () => inRoom(rooms.machines, key, 'machine.ts')(),
        scene: () => inRoom(rooms.scenes, key, 'scene.ts')(),
      },
    },
  ]),
) as Record<GameKey, Game>;

/** Every entry, in the order of the games list. */
export const GAME_LIST: readonly Game[] = Object.values(GAMES);
