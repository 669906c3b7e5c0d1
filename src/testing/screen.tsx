import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { AxiosError } from 'axios';
import type { ReactElement } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { followLanguage } from '#src/app/i18n.ts';
import { client } from '#src/base/calls/client.ts';
import { createQueryClient } from '#src/base/calls/queryClient.ts';

let queries = createQueryClient();

/** The call was made and its answer is shown: what still isn't there won't come. */
export const answered = (made: readonly string[], name: string): Promise<void> =>
  waitFor(() => expect([made.includes(name), queries.isFetching()]).toEqual([true, 0]));

/** Asks for everything anew, as a page does that heard of a change. */
export const askAnew = (): Promise<void> => queries.refetchQueries();

/** Shows a screen at an address in a language, as the router would; answers where one is now. `at` may be a pattern. */
export const show = async (
  screen: ReactElement,
  at = '/',
  language: Language = 'en',
  search = '',
  path: string = at,
) => {
  await followLanguage(new URL(`https://club.test/?lang=${language}`));
  const router = createMemoryRouter(
    [
      { path: at, element: screen },
      { path: '*', element: null },
    ],
    { initialEntries: [path + search] },
  );
  queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    whereNow: () => router.state.location.pathname,
    /** With its query and what follows. */
    address: () => createPath(router.state.location),
  };
};

type Answers = Record<string, { status: number; data: unknown } | 'unreachable'>;

/** Answers calls by method and path ('POST login') and keeps the names of those that were made. */
export const answering = (answers: Answers): string[] => {
  const made: string[] = [];
  client.defaults.adapter = async (config) => {
    const name = `${(config.method ?? 'get').toUpperCase()} ${config.url}`;
    made.push(name);
    const answer = answers[name] ?? { status: 404, data: { message: 'msg.notFound', typ: 'x' } };
    if (answer === 'unreachable') throw new AxiosError('Network Error', 'ERR_NETWORK', config, {});
    const response = { ...answer, statusText: '', headers: {}, config };
    if (answer.status < 400) return response;
    throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, response);
  };
  return made;
};
