import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_BASE } from '#contract/api.ts';
import { EDATA_FIELD, EDATA_HEADER } from '#contract/envelope.ts';
import { ErrorBody } from '#contract/errors.ts';
import { STEP_UP_HEADER } from '#contract/stepUp.ts';
import type { Config } from '../platform/config.ts';

/** A call's name for generated clients: `GET /api/inbox/:id` is `getInboxById`. */
const operationId = (method: string, url: string): string =>
  url
    .slice(API_BASE.length)
    .split('/')
    .map((part) => part.replace(/^:(.)/, (_, first: string) => `By${first.toUpperCase()}`))
    .reduce((id, part) => id + part.charAt(0).toUpperCase() + part.slice(1), method.toLowerCase());

/** OpenAPI at /api/docs. Register it before the routes: it listens to them. */
export const registerDocs = async (
  app: FastifyInstance,
  { publicUrl = '/' }: Pick<Config, 'publicUrl'>,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hornbill Club',
        version: '5.5.28',
        description:
          `Request bodies are shown decrypted. On the wire a body is \`{"${EDATA_FIELD}": "..."}\` ` +
          `under \`${EDATA_HEADER}: true\` (contract/envelope.ts); of a multipart body the fields ` +
          `are in ${EDATA_FIELD}, the files as they are. Every 4xx and 5xx is an ErrorBody whose ` +
          '`message` is a key of the message catalogue.',
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          // The token of POST player/step-up, for one change.
          stepUp: { type: 'apiKey', in: 'header', name: STEP_UP_HEADER },
        },
      },
      // What needs a session says so itself.
      security: [],
    },
    transform({ schema, ...input }) {
      const response = { ...Object(schema.response), '4xx': ErrorBody, '5xx': ErrorBody };
      const documented = jsonSchemaTransform({ ...input, schema: { ...schema, response } });
      const id = operationId(String(input.route.method), documented.url);
      return { schema: { ...documented.schema, operationId: id }, url: documented.url };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiConfig: { supportedSubmitMethods: [], deepLinking: true },
  });
};
