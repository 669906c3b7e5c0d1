import * as z from 'zod/mini';

/**
 * Made by the client and stored before the call is sent. The same id with the same body gives the
 * stored answer again; with another body it is refused (409, `msg.requestMismatch`).
 */
export const RequestId = z.uuid();
