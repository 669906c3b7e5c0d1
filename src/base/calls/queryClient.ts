import { QueryClient } from '@tanstack/react-query';
import { CallError } from './CallError.ts';

const isNetwork = (error: unknown) => error instanceof CallError && error.isNetwork;

/** Only an unreached server is asked again; a refusal stays a refusal. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isNetwork(error),
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const queryClient = createQueryClient();
