import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type ReportGroup, reportGroupPath, reportGroupsPath } from '#contract/reportGroups.ts';
import { qaReportsPath } from '#contract/reports.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { BRAND } from '#src/base/brand.ts';
import { client } from '#src/base/calls/client.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { GroupList } from './GroupList.tsx';
import { OpenedGroup } from './OpenedGroup.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const ok = (data: unknown) => ({ status: 200, data });

const at = '2026-03-10T04:00:00Z';
const GROUP: ReportGroup = {
  id: '7',
  game: 'squidgame',
  state: 'presenting',
  error: 'no texture # <b>',
  reports: 2,
  players: 1,
  waiting: 1,
  said: 'It stood still',
  firstAt: at,
  lastAt: at,
  builds: ['5.5.1', '5.5.2'],
  devices: ['Chrome, Android'],
  assignee: '',
  note: '',
  isClosed: false,
  mendedIn: '',
  isBack: true,
  version: 3,
};
const PUT = `PUT ${reportGroupPath('7')}`;
const open = async (change = ok({ groups: [GROUP] })) => {
  await loadTexts('replay');
  const made = answering({
    [`GET ${reportGroupsPath}`]: ok({ groups: [GROUP] }),
    [`GET ${qaReportsPath}`]: ok({ reports: [], next: null }),
    [PUT]: change,
  });
  await show(<OpenedGroup id="7" />);
  await screen.findByText('no texture # <b>');
  return made;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('[replay] what reports share is listed with how many, how it stands, and a way to it', async () => {
  await loadTexts('replay');
  answering({ [`GET ${reportGroupsPath}`]: ok({ groups: [GROUP] }) });
  await show(<GroupList game={null} isAll={false} chosen="7" />);
  const link = await screen.findByRole('link', { name: /Squid Game · presenting/ });
  expect(link.getAttribute('href')).toMatch(/\?group=7$/);
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.textContent).toMatch(/2 reports.*Came back/);
});

it('[replay] who looks after it, what is known and the version that mends it are sent over what was read', async () => {
  const asked = vi.spyOn(client, 'request');
  await open();
  type('Who looks after it', 'Semak22');
  type('What is known of it', 'After a pause.');
  type('Mended in version', BRAND.version);
  fireEvent.click(screen.getByLabelText(/^Closed/));
  save();
  // Its players are told, so it is asked first.
  await screen.findByText(/^1 player is told/);
  expect(asked.mock.calls.some(([{ method }]) => method === 'PUT')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close it and tell them' }));
  await screen.findByText('Saved.');
  expect(asked.mock.calls.find(([{ method }]) => method === 'PUT')?.[0].data).toEqual({
    version: 3,
    assignee: 'Semak22',
    note: 'After a pause.',
    mendedIn: BRAND.version,
    isClosed: true,
  });
});

it('[replay] that it was saved is said when the group was read anew', async () => {
  await loadTexts('replay');
  const answers = {
    [`GET ${reportGroupsPath}`]: ok({ groups: [GROUP] }),
    [`GET ${qaReportsPath}`]: ok({ reports: [], next: null }),
    [PUT]: ok({ groups: [] }),
  };
  answering(answers);
  await show(<OpenedGroup id="7" />);
  await screen.findByText('no texture # <b>');
  const before = screen.getByRole('button', { name: 'Save' });
  answers[`GET ${reportGroupsPath}`] = ok({ groups: [{ ...GROUP, version: 4 }] });
  save();
  await waitFor(() => expect(before.isConnected).toBe(false));
  screen.getByText('Saved.');
});

it('[replay] of a report without an error the player’s words stand in the list', async () => {
  await loadTexts('replay');
  answering({ [`GET ${reportGroupsPath}`]: ok({ groups: [{ ...GROUP, error: '' }] }) });
  await show(<GroupList game={null} isAll={false} chosen={null} />);
  await screen.findByText('It stood still');
});

it('[replay] a version that is none is said at its field, and nothing is sent', async () => {
  const made = await open();
  type('Mended in version', 'soon');
  save();
  await screen.findByText(`Write a version as ${BRAND.version}.`);
  expect(made.includes(PUT)).toBe(false);
});

it('[replay] that somebody else changed it meanwhile is said', async () => {
  await open({ status: 409, data: { message: 'msg.updateFailed', typ: 'qaReports' } });
  save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/./));
});
