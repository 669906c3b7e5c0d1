import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import {
  VerificationAnswer,
  verificationPath,
  videoUploadPath,
  videoUploadsPath,
} from '#contract/verification.ts';
import { sealed, type TestApp } from '../../edges/testApp.ts';
import type { PrivateFiles } from '../../platform/files/privateFiles.ts';

const TUS = { 'tus-resumable': '1.0.0' };

/** Tests' own: no videos anywhere. */
export const NO_VIDEOS: PrivateFiles = {
  folder: '/nowhere',
  pathOf: (file) => file,
  sizeOf: async () => null,
  list: async () => [],
  remove: async () => {},
};

/** Tests' own: the calls a page makes to send a video, one by one. */
export const uploaderOf = (club: TestApp, token: string) => {
  const { app } = club;
  const headers = { authorization: BEARER + token, ...TUS };
  const state = async () =>
    VerificationAnswer.parse((await club.get(verificationPath, token)).json());
  const begin = (bytes: number | string): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: API_BASE + videoUploadsPath,
      headers: { ...headers, 'upload-length': String(bytes) },
    });
  const idOf = (answer: LightMyRequestResponse) =>
    String(answer.headers.location).split('/').at(-1) ?? '';
  const patch = (id: string, bytes: Buffer, offset = 0) =>
    app.inject({
      method: 'PATCH',
      url: API_BASE + videoUploadPath(id),
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      payload: bytes,
    });
  const head = (id: string) =>
    app.inject({ method: 'HEAD', url: API_BASE + videoUploadPath(id), headers });
  const finish = async (upload: string, more: object = {}) => {
    const form = new FormData();
    const body = { requestId: randomUUID(), upload, word: (await state()).word, ...more };
    for (const [name, value] of Object.entries(sealed(body))) form.set(name, value);
    const multipart = new Response(form);
    return app.inject({
      method: 'POST',
      url: API_BASE + verificationPath,
      headers: {
        authorization: BEARER + token,
        [EDATA_HEADER]: 'true',
        'content-type': multipart.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await multipart.arrayBuffer()),
    });
  };
  /** All of it, to the finishing call's answer. */
  const send = async (bytes: Buffer) => {
    const begun = await begin(bytes.length);
    if (begun.statusCode !== 201) return begun;
    await patch(idOf(begun), bytes);
    return finish(idOf(begun));
  };
  return { state, begin, idOf, patch, head, finish, send };
};
