import { expect, test } from 'vitest';
import { agentOf } from './agent.ts';

test('a browser says its name and system; nothing, noise and a megabyte say none', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(agentOf(firefox)).toEqual({ browser: 'Firefox', system: 'Linux' });
  for (const agent of ['', ' ', '犀鸟', 'x'.repeat(1_000_000)])
    expect(agentOf(agent)).toEqual({ browser: null, system: null });
});
