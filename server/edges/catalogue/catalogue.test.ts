import { globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import en from '#assets/locales/en/messages.json' with { type: 'json' };
import { ErrorBody } from '#contract/errors.ts';
import { withFigures } from '#contract/figures.ts';
import { MESSAGE_KEYS, type MessageKey } from '#contract/messages.ts';
import { accountCauses } from './testAccounts.ts';
import { clubCauses } from './testClub.ts';
import { designerCauses } from './testDesigners.ts';
import { eventCauses } from './testEvents.ts';
import { roundCauses } from './testRounds.ts';
import { telegramCauses } from './testTelegram.ts';
import { openWorld, type World } from './testWorld.ts';

/** Said by the client to itself; the tests of the registration's and the settings' forms cause them. */
const OF_CLIENT: MessageKey[] = [
  'msg.internalServerError',
  'msg.uidCheckFirst',
  'msg.passwordMismatch',
];

const causes = {
  ...accountCauses,
  ...roundCauses,
  ...eventCauses,
  ...clubCauses,
  ...telegramCauses,
  ...designerCauses,
};
const texts: Record<string, string> = en;
const textOf = (key: MessageKey) => withFigures(texts[key.slice('msg.'.length)] ?? '');
const fill = (text: string, params: readonly string[] = []) =>
  params.reduce((said, value, i) => said.replace(`{{${i}}}`, value), text);

describe('every message has its cause', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => world.close());

  test.each(Object.entries(causes))('[error-catalogue] %s', async (key, [status, cause]) => {
    const answer = await cause(world);
    const said = answer.json();
    expect([answer.statusCode, said.message]).toEqual([status, key]);
    if (status >= 400) ErrorBody.parse(said);
    expect(fill(textOf(key as MessageKey), said.params)).not.toContain('{{');
  });

  test('[error-catalogue] but those of the client', () => {
    const known = [...Object.keys(causes), ...OF_CLIENT];
    expect(known.sort()).toEqual([...MESSAGE_KEYS].sort());
  });

  test('[error-catalogue] and no file of the server knows one without', () => {
    const files = globSync('{server,games,contract}/**/*.{ts,sql}').filter(
      (file) => !/(\.test|\/test\w+|contract\/messages)\.ts$/.test(file),
    );
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const known = MESSAGE_KEYS.filter((key) => new RegExp(`'${key}'`).test(code));
    expect(known.sort()).toEqual(Object.keys(causes).sort());
  });
});

describe('the catalogue of the specification', () => {
  const catalogue = () => {
    const spec = readFileSync('docs/spec.md', 'utf8');
    const [, line = ''] = /^### Message catalogue \(English\)\n(.+)\.$/m.exec(spec) ?? [];
    // What stands in brackets explains a message.
    return line.split('; ').map((text) => text.replace(/ \(.*\)$/, ''));
  };

  test('[error-catalogue] is in the English texts, word for word, each under a key', () => {
    expect(catalogue()).toHaveLength(48);
    const ours = new Set(MESSAGE_KEYS.map((key) => textOf(key).replace(/\{(\{\d\})\}/g, '$1')));
    expect(catalogue().filter((text) => !ours.has(text))).toEqual([]);
  });
});
