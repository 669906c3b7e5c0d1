import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { loadOnce } from '../chunks.ts';

const useCache = create<{ client?: QueryClient }>()(() => ({}));
let opening: Promise<QueryClient> | undefined;

const load = async (): Promise<QueryClient> => {
  try {
    const { queryClient } = await loadOnce('answers', () => import('./queryClient.ts'));
    // Asks again when the page is looked at again; the one cache of a visit is never unmounted.
    queryClient.mount();
    useCache.setState({ client: queryClient });
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
export const isAnyChanging = (): boolean => (useCache.getState().client?.isMutating() ?? 0) > 0;

/** Forgets all answers: they were another player's. */
export const clearQueryCache = (): void => useCache.getState().client?.clear();

/** Gives the hooks their cache as soon as it is there. */
export const QueryCache = ({ children }: { children: ReactNode }) => (
  <QueryClientContext value={useCache(({ client }) => client)}>{children}</QueryClientContext>
);
