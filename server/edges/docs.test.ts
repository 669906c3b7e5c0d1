import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testApp.ts';

interface Operation {
  operationId: string;
  security?: object[];
  responses: Record<string, { content?: object }>;
}
type Method = 'get' | 'post' | 'put';
interface Documentation {
  paths: Record<string, Record<Method, Operation>>;
  servers: { url: string }[];
}

let club: TestApp;
let source: string;
const documentation = (): Documentation => JSON.parse(source);
beforeAll(async () => {
  club = await openTestApp({ env: { PUBLIC_URL: 'https://club.example' } });
  source = (await club.get('docs/json')).body;
});
afterAll(() => club.close());

const isEmpty = (needed: object) => Object.keys(needed).length === 0;

const operations = () =>
  Object.entries(documentation().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

test('the documentation has nothing the linter of OpenAPI would object to', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([]);
});

test('the documentation names the club and its calls', () => {
  expect(documentation().servers).toEqual([{ url: 'https://club.example' }]);
  const names = operations().map(({ operationId }) => operationId);
  expect(names).toContain('getPlayer');
  expect(names).toContain('postGamesByGameRoundsByIdMoves');
});

test('each call says what it is refused with', () => {
  for (const { operationId, responses } of operations())
    for (const status of ['4XX', '5XX'])
      expect([operationId, responses[status]]).toEqual([
        operationId,
        expect.objectContaining({
          content: {
            'application/json': {
              schema: expect.objectContaining({ required: ['message', 'typ'] }),
            },
          },
        }),
      ]);
});

test('just those calls say that they need a session which are refused without one', async () => {
  const said = new Map<string, boolean>();
  const found = new Map<string, boolean>();
  for (const { path, method, operationId, security = [] } of operations()) {
    const url = path.replace('{game}', 'fto').replaceAll(/\{\w+\}/g, '1');
    const answer = await club.app.inject({ method: method as Method, url });
    // One that is empty says that nothing will do as well.
    said.set(operationId, security.length > 0 && !security.some(isEmpty));
    found.set(operationId, answer.statusCode === 401);
  }
  expect(found).toEqual(said);
});
