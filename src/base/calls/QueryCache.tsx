import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { loadOnce } from '../chunks.ts';

let client: QueryClient | undefined;
let opening: Promise<QueryClient> | undefined;
const listeners = new Set<() => void>();

const load = async (): Promise<QueryClient> => {
  try {
    const { queryClient } = await loadOnce('answers', () => import('./queryClient.ts'));
    // Asks again when the page is looked at again; the one cache of a visit is never unmounted.
    queryClient.mount();
    client = queryClient;
    for (const listener of listeners) listener();
    return queryClient;
  } catch (error) {
    opening = undefined;
    throw error;
  }
};

/**
 * The cache of the server's answers comes as a part of its own, since home shows itself without it.
 * Every other screen waits for it here before it is shown, and so does each part that home loads.
 */
export const openQueryCache = (): Promise<QueryClient> => {
  opening ??= load();
  return opening;
};

/** A change that the server was asked for is not answered yet. */
export const isAnyChanging = (): boolean => (client?.isMutating() ?? 0) > 0;

/** Forgets all answers: they were another player's. */
export const clearQueryCache = (): void => client?.clear();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Gives the hooks their cache as soon as it is there. */
export const QueryCache = ({ children }: { children: ReactNode }) => (
  <QueryClientContext value={useSyncExternalStore(subscribe, () => client)}>
    {children}
  </QueryClientContext>
);
