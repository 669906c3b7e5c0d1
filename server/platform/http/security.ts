import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

/**
 * Security headers. Everything comes from the club's own origin; Pixi needs workers and images made
 * from blobs, but no `unsafe-eval` (the engine imports its polyfill). Inline style elements are
 * Base UI's scroll lock. HSTS and upgrading only where the club is known to be on https: a first
 * look at http://192.168.x.x:8080 must work.
 */
export const registerSecurity = (app: FastifyInstance, config: Config): void => {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin-allow-popups' } : false,
    originAgentCluster: isHttps,
    // An address of the club may hold a token: not even the club's own calls say from which page they came.
    referrerPolicy: { policy: 'strict-origin' },
  });
  app.addHook('onRequest', (request, reply, done) =>
    // Called back with an error or with nothing; its type says `unknown`.
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    // A change is the club's own pages' to ask for; every browser of today says whose page it was.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.headers['sec-fetch-site'] === 'cross-site')
      throw new Refusal('msg.forbidden', {}, { kind: 'originRefused' });
  });
};
