/// <reference lib="webworker" />
// The service worker, a file a duty, in the order in which they are asked. Each registers what it listens
// to when it is imported. Nothing here reads or keeps what belongs to a player: calls go past it.
import './precache.ts';
import './pages.ts';
import './runtime.ts';
import './update.ts';
import { listenForPushes } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

listenForPushes(self);
