import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, it } from 'vitest';
import { stored, wipeStored } from '#src/base/stored.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { Questions } from './Questions.tsx';

const same = (text: string) => ({ en: text, zh: text, ms: text });
const faqs = [{ id: 1, topic: 'coins', question: same('Do coins expire?'), answer: same('Yes.') }];
const FOUND = { 'GET helpdesk': { status: 200, data: { faqs } } };

beforeEach(wipeStored);
afterEach(cleanup);

it('what the club answered once is there without the network', async () => {
  answering(FOUND);
  await show(<Questions query="" />);
  await screen.findByText('Do coins expire?');
  cleanup();
  answering({ 'GET helpdesk': 'unreachable' });
  await show(<Questions query="" />);
  await screen.findByText('Do coins expire?');
});

it.each(['', '{', '{"faqs":[{"id":"x"}]}'])('what is no answer (%s) is not shown', async (text) => {
  stored.faqs.set(text);
  answering({ 'GET helpdesk': { status: 500, data: null } });
  await show(<Questions query="" />);
  await screen.findByRole('alert');
});

it('a server that refuses is not covered up by what it said before', async () => {
  answering(FOUND);
  await show(<Questions query="" />);
  await screen.findByText('Do coins expire?');
  cleanup();
  answering({ 'GET helpdesk': { status: 500, data: null } });
  await show(<Questions query="" />);
  await screen.findByRole('alert');
});
