import type { Import } from './imports.ts';

/** The circles of imports, each as the files on it: strongly connected parts, found as Tarjan does. */
export const circles = (imports: readonly Import[]): string[][] => {
  const next = new Map<string, string[]>();
  for (const { from, to, isLibrary } of imports)
    if (!isLibrary) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const mine = order.size;
    order.set(file, mine);
    lowest.set(file, mine);
    stack.push(file);
    for (const to of next.get(file) ?? []) {
      const low = order.has(to) ? (stack.includes(to) ? (order.get(to) ?? mine) : mine) : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? mine, low));
    }
    if (lowest.get(file) === mine) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) found.push(circle.sort());
    }
    return lowest.get(file) ?? mine;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
};
