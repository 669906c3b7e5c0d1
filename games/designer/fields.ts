import * as z from 'zod/mini';
import type { AnyGame } from '../game.ts';

/** Where a value stands in a tuning: ['free', 'prizes', 2, 'times']. */
export type Path = readonly (string | number)[];

/** What may stand at a place of a tuning, as its schema has it. */
export type Shape =
  | { kind: 'number'; isWhole: boolean; min: number; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'list'; least: number; most: number; entry: Shape }
  | { kind: 'group'; fields: Readonly<Record<string, Shape>> }
  /** One of several groups, told apart by what they have at `by`. */
  | { kind: 'variants'; by: string; groups: Readonly<Record<string, Shape>> };

type Json = z.core.JSONSchema.BaseSchema;

const jsonOf = (value: Json | boolean | undefined): Json => {
  if (typeof value !== 'object') throw new Error('a tuning is made of numbers, lists and groups');
  return value;
};

const BY = 'kind';

const groupOf = (properties: Record<string, unknown>): Shape => ({
  kind: 'group',
  fields: Object.fromEntries(
    Object.entries(properties).map(([name, json]) => [name, readShape(jsonOf(json as Json))]),
  ),
});

const variantsOf = (options: readonly unknown[]): Shape => ({
  kind: 'variants',
  by: BY,
  groups: Object.fromEntries(
    options.map((option) => {
      const { [BY]: by, ...properties } = jsonOf(option as Json).properties ?? {};
      return [String(jsonOf(by as Json).const), groupOf(properties)];
    }),
  ),
});

const readShape = (json: Json): Shape => {
  if (json.oneOf ?? json.anyOf) return variantsOf(json.oneOf ?? json.anyOf ?? []);
  if (json.enum) return { kind: 'choice', options: json.enum.map(String) };
  switch (json.type) {
    case 'integer':
    case 'number': {
      const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = json;
      const isWhole = json.type === 'integer' || json.multipleOf === 1;
      return { kind: 'number', isWhole, min: minimum, max: maximum };
    }
    case 'array': {
      const { minItems: least = 0, maxItems: most = Number.MAX_SAFE_INTEGER } = json;
      return { kind: 'list', least, most, entry: readShape(jsonOf(json.items as Json)) };
    }
    case 'object':
      return groupOf(json.properties ?? {});
    default:
      throw new Error(`a tuning has no ${json.type}`);
  }
};

const shapes = new WeakMap<object, Shape>();

/** The shape of a game's tuning; throws for a schema with what no form could show. */
export const shapeOf = ({ tuning: { schema } }: AnyGame): Shape => {
  const known = shapes.get(schema) ?? readShape(z.toJSONSchema(schema, { io: 'input' }));
  shapes.set(schema, known);
  return known;
};

/** What a new entry has, where there is none to be like: the least of each. */
export const blankOf = (shape: Shape): unknown => {
  switch (shape.kind) {
    case 'number':
      return shape.min;
    case 'choice':
      return shape.options[0];
    case 'list':
      return Array.from({ length: shape.least }, () => blankOf(shape.entry));
    case 'group':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, blankOf(field)]),
      );
    case 'variants': {
      const [name = '', group] = Object.entries(shape.groups)[0] ?? [];
      return { [shape.by]: name, ...(group && Object(blankOf(group))) };
    }
  }
};

export const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (found, key) => (Object.hasOwn(Object(found), key) ? Object(found)[key] : undefined),
    values,
  );

/** The values with another one at a place; whatever stood there, what leads to it is made. */
export const withValue = (values: unknown, path: Path, value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(values) ? [...values] : [];
    list[key] = withValue(list[key], rest, value);
    return list;
  }
  const isGroup = typeof values === 'object' && values !== null && !Array.isArray(values);
  const group = isGroup ? values : {};
  return { ...group, [key]: withValue(valueAt(group, [key]), rest, value) };
};

/** A place's own name: 'free.prizes.2.times'. */
export const pathName = (path: Path): string => path.join('.');

/** The name of a place whatever entry it is of: 'free.prizes.times'. */
export const fieldName = (path: Path): string =>
  path.filter((key) => typeof key === 'string').join('.');

/** A number of a tuning with the bounds that its schema sets. */
export interface NumberShape {
  path: Path;
  isWhole: boolean;
  min: number;
  max: number;
}

/** Every number that the values have a place for. */
export const numbersIn = (shape: Shape, values: unknown, path: Path = []): NumberShape[] => {
  switch (shape.kind) {
    case 'number': {
      const { isWhole, min, max } = shape;
      return [{ path, isWhole, min, max }];
    }
    case 'choice':
      return [];
    case 'list':
      return Array.isArray(values)
        ? values.flatMap((value, at) => numbersIn(shape.entry, value, [...path, at]))
        : [];
    case 'group':
      return Object.entries(shape.fields).flatMap(([name, field]) =>
        numbersIn(field, valueAt(values, [name]), [...path, name]),
      );
    case 'variants': {
      const group = shape.groups[String(valueAt(values, [shape.by]))];
      return group ? numbersIn(group, values, path) : [];
    }
  }
};

/** Every place that a form shows of the values, as the gate names it: 'free.prizes.2.times'. */
export const placesIn = (shape: Shape, values: unknown, path: Path = []): string[] => {
  const inner = (): string[] => {
    switch (shape.kind) {
      case 'number':
      case 'choice':
        return [];
      case 'list':
        return Array.isArray(values)
          ? values.flatMap((value, at) => placesIn(shape.entry, value, [...path, at]))
          : [];
      case 'group':
        return Object.entries(shape.fields).flatMap(([name, field]) =>
          placesIn(field, valueAt(values, [name]), [...path, name]),
        );
      case 'variants': {
        const group = shape.groups[String(valueAt(values, [shape.by]))];
        return [
          pathName([...path, shape.by]),
          ...(group ? placesIn(group, values, path).slice(1) : []),
        ];
      }
    }
  };
  return [pathName(path), ...inner()];
};
