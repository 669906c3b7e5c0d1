import axios, { AxiosError, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { API_BASE, BEARER, FCM_HEADER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { logFailure } from '../log.ts';
import { refusals, stored } from '../stored.ts';
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

/** What every request says of the session and the device (spec 7); also for one that is not made here. */
export const sessionHeaders = (isNamed = false): Record<string, string> => {
  const [swToken, fcmToken] = [stored.swToken.get(), stored.fcmToken.get()];
  return {
    ...(swToken !== null && !isNamed && { Authorization: BEARER + swToken }),
    ...(fcmToken !== null && { [FCM_HEADER]: fcmToken }),
  };
};

const addHeaders = (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
  const isNamed = config.headers.has('Authorization') || config.headers.has(FCM_HEADER);
  config.headers.set(sessionHeaders(isNamed));
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
  const isTold = body.message === 'msg.otherDevice' || body.message === 'msg.accountClosed';
  if (status === 401 && isTold) stored.loginNotice.set(body.message);
};

/** The schemas come with the first refusal: home shows itself without them. */
const bodyOf = async (data: unknown): Promise<ErrorBody | null> => {
  try {
    const { ErrorBody } = await import('#contract/errors.ts');
    return ErrorBody.safeParse(data).data ?? null;
  } catch {
    // The schemas could not be fetched: the refusal stands, its words are lost.
    return null;
  }
};

/** Spec 8: what each status stores and does, and the error the caller gets. */
const refused = async (error: unknown): Promise<never> => {
  if (axios.isCancel(error)) throw error;
  if (!(error instanceof AxiosError) || error.response === undefined) {
    const isAsked = error instanceof AxiosError && error.request !== undefined;
    logFailure(isAsked ? 'Server not responding' : 'Request could not be made', error);
    throw new CallError({ message: 'msg.internalServerError', status: 0 }, { cause: error });
  }
  const { status, data } = error.response;
  const body = await bodyOf(data);
  keep(status, body);
  if ((status === 401 || status === 403) && !isOfThePast(error)) signedOut(status);
  throw new CallError(
    { ...(body ?? { message: 'msg.internalServerError' }), status },
    { cause: error },
  );
};

client.interceptors.response.use(undefined, refused);

/** What reads an answer: one of the contract's schemas, or a reader by hand. */
export interface Reader<T> {
  safeParse(data: unknown): { success: true; data: T } | { success: false; error: Error };
}

/**
 * One call whose answer has the contract's shape; a schema that is fetched comes beside the answer.
 *
 * @throws CallError with the server's message key; an answer of another shape is
 *   `msg.internalServerError` under the status it came with.
 */
export const call = async <T>(
  answer: Reader<T> | (() => Promise<Reader<T>>),
  config: AxiosRequestConfig,
): Promise<T> => {
  const [response, reader] = await Promise.all([
    client.request(config),
    typeof answer === 'function' ? answer() : answer,
  ]);
  const parsed = reader.safeParse(response.data);
  if (parsed.success) return parsed.data;
  logFailure(`Unexpected answer of ${config.url}`, parsed.error);
  throw new CallError(
    { message: 'msg.internalServerError', status: response.status },
    { cause: parsed.error },
  );
};
