import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { EDATA_FIELD, EDATA_HEADER } from '#contract/envelope.ts';

/** OpenAPI at /api/docs. Register it before the routes: it listens to them. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
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
      },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiConfig: { supportedSubmitMethods: [], deepLinking: true },
  });
};
