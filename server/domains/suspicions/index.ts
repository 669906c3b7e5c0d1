// What other domains use of this one; they know it by nothing else.
export { listSuspicions, type Suspicion, suspect } from './suspicions.ts';
