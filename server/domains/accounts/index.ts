// What other domains use of this one; they know it by nothing else.
export { prolongHeld } from './heldPhones.ts';
export { demandPin } from './pins.ts';
export { stepUpOf } from './stepUp.ts';
