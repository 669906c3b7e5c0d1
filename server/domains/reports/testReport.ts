import { randomUUID } from 'node:crypto';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { reportsPath } from '#contract/reports.ts';
import { sealed, type TestApp } from '../../edges/testApp.ts';

export const reportBody = (more = {}) => ({
  requestId: randomUUID(),
  game: 'fto',
  note: '  The clock stood still 犀鸟 ',
  ...more,
});

/** Reports as the app does, multipart with its files. */
export const postReport = async (
  club: TestApp,
  what: object,
  files: Record<string, Uint8Array>,
  token: string,
  userAgent = '',
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(sealed(what))) form.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  const multipart = new Response(form);
  const answer = await club.app.inject({
    method: 'POST',
    url: API_BASE + reportsPath,
    headers: {
      authorization: BEARER + token,
      [EDATA_HEADER]: 'true',
      'content-type': multipart.headers.get('content-type') ?? '',
      'user-agent': userAgent,
    },
    payload: Buffer.from(await multipart.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
};
