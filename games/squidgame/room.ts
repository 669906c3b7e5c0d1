import type { SceneRoom } from '#engine/canvas/stage/kit/room.ts';
import type { SquidLink } from './machine.ts';
import type { Parts } from './parts.ts';
import type { Table } from './table.ts';

export type Room = SceneRoom<SquidLink, Parts, Table>;
