import axios, { AxiosError, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import { API_BASE, BEARER, FCM_HEADER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { ErrorBody } from '#contract/errors.ts';
import { logFailure } from '#src/app/log.ts';
import { refusals, stored } from '#src/session/stored.ts';
import { CallError } from './CallError.ts';
import { seal } from './envelope.ts';

/** The one door to the server. Nothing else of the client touches the network but the socket. */
export const client = axios.create({ baseURL: API_BASE, withCredentials: true, timeout: 20_000 });

type SignedOut = (status: 401 | 403) => void;
let signedOut: SignedOut = () => {};

/** Who logs out when the server answers 401 or 403; set once at start. */
export const onSignedOut = (handler: SignedOut): void => {
  signedOut = handler;
};

const addHeaders = (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
  const swToken = stored.swToken.get();
  if (swToken !== null && !config.headers.has(FCM_HEADER)) {
    config.headers.set('Authorization', BEARER + swToken);
  }
  const fcmToken = stored.fcmToken.get();
  if (fcmToken !== null) config.headers.set(FCM_HEADER, fcmToken);
  return config;
};

const sealBody = async (
  config: InternalAxiosRequestConfig,
): Promise<InternalAxiosRequestConfig> => {
  if (config.data === undefined) return config;
  config.data = await seal(config.data);
  config.headers.set(EDATA_HEADER, 'true');
  return config;
};

// Axios runs request interceptors last added first.
client.interceptors.request.use(sealBody);
client.interceptors.request.use(addHeaders);

/** A late refusal of a session that is over (logged out, or logged in anew) ends no other one. */
const isOfThePast = (error: AxiosError): boolean => {
  const sent = error.config?.headers.get('Authorization');
  return typeof sent === 'string' && sent !== BEARER + stored.swToken.get();
};

const keep = (status: number, body: ErrorBody | null): void => {
  if (body === null) return;
  if ((status === 400 || status === 409) && body.count !== undefined) {
    refusals.set(body.typ, status, body.count);
  }
  if (status === 429 && body.seconds !== undefined) refusals.set(body.typ, 429, body.seconds);
  if (status === 401 && body.message === 'msg.otherDevice') stored.loginNotice.set(body.message);
};

/** Spec 8: what each status stores and does, and the error the caller gets. */
const refused = (error: unknown): Promise<never> => {
  if (axios.isCancel(error)) return Promise.reject(error);
  if (!(error instanceof AxiosError) || error.response === undefined) {
    const asked = error instanceof AxiosError && error.request !== undefined;
    logFailure(asked ? 'Server not responding' : 'Request could not be made', error);
    return Promise.reject(
      new CallError({ message: 'msg.internalServerError', status: 0 }, { cause: error }),
    );
  }
  const { status, data } = error.response;
  const parsed = ErrorBody.safeParse(data);
  const body = parsed.success ? parsed.data : null;
  keep(status, body);
  if ((status === 401 || status === 403) && !isOfThePast(error)) signedOut(status);
  return Promise.reject(
    new CallError(
      { ...(body ?? { message: 'msg.internalServerError' }), status },
      { cause: error },
    ),
  );
};

client.interceptors.response.use(undefined, refused);

/**
 * One call whose answer has the contract's shape.
 *
 * @throws CallError with the server's message key; an answer of another shape is
 *   `msg.internalServerError` under the status it came with.
 */
export const call = async <T extends z.ZodMiniType>(
  answer: T,
  config: AxiosRequestConfig,
): Promise<z.output<T>> => {
  const response = await client.request(config);
  const parsed = answer.safeParse(response.data);
  if (parsed.success) return parsed.data;
  logFailure(`Unexpected answer of ${config.url}`, parsed.error);
  throw new CallError(
    { message: 'msg.internalServerError', status: response.status },
    { cause: parsed.error },
  );
};
