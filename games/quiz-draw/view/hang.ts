/** Where lanterns may hang, in units. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

/** How all lanterns hang: strings from side to side, one below the other. */
export interface Hanging {
  /** Of each lantern, the point it hangs from: along the first string, back along the second, and so on. */
  places: readonly Place[];
  /** How large a lantern is of its drawing. */
  size: number;
  /** Each string's height at its ends, and how far its middle lies below them. */
  strings: readonly { y: number; sag: number }[];
}

/** A lantern's drawing with the air around it, in units of its drawing. */
const CELL = { width: 84, height: 122 };
const LARGEST = 1.15;
/** How far a string sags, in heights of a lantern. */
const SAG = 0.42;
const MOST_STRINGS = 9;

const sizeOf = (count: number, strings: number, { width, height }: Room): number => {
  const longest = Math.ceil(count / strings) + 0.5;
  return Math.min(
    LARGEST,
    width / (longest * CELL.width),
    height / ((strings + SAG) * CELL.height),
  );
};

/** Hangs `count` lanterns as large as the room lets them be. */
export const hangingOf = (count: number, room: Room): Hanging => {
  let strings = 1;
  for (let more = 2; more <= Math.min(MOST_STRINGS, count); more += 1)
    if (sizeOf(count, more, room) > sizeOf(count, strings, room)) strings = more;
  const size = sizeOf(count, strings, room);
  const apart = Math.min(CELL.height * size * 1.25, room.height / (strings + SAG));
  const sag = SAG * CELL.height * size;
  const lines = Array.from({ length: strings }, (_, n) => ({ y: room.y + n * apart, sag }));
  const places = lines.flatMap(({ y }, n) => {
    const many = Math.floor(count / strings) + (n < count % strings ? 1 : 0);
    const along = Array.from({ length: many }, (_, i): Place => {
      // Every other string begins half a lantern later: they hang in the gaps of the one above.
      const t = (i + 0.5 + (n % 2 ? 0.2 : -0.2)) / many;
      return { x: room.x + t * room.width, y: y + 4 * sag * t * (1 - t) };
    });
    return n % 2 ? along.reverse() : along;
  });
  return { places, size, strings: lines };
};
