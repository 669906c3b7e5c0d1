// What other domains use of this one; they know it by nothing else.
export { type Caller, callerOf, deviceNamed } from './caller.ts';
export { KNOWN_MS, noteSighting, SIGHTING_KINDS, type SightingKind } from './sightings.ts';
