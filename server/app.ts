import { resolve } from 'node:path';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { accountRoutes } from './accounts/account.routes.ts';
import { closingRoutes } from './accounts/closing.routes.ts';
import { loginRoutes } from './accounts/login.routes.ts';
import { passwordRoutes } from './accounts/password.routes.ts';
import { passwordResetRoutes } from './accounts/passwordReset.routes.ts';
import { phoneRoutes } from './accounts/phone.routes.ts';
import { pinRoutes } from './accounts/pins.routes.ts';
import { registerRoutes } from './accounts/register.routes.ts';
import { stepUpRoutes } from './accounts/stepUp.routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { helpdeskRoutes } from './club/helpdesk.routes.ts';
import { promotionRoutes } from './club/promotions.routes.ts';
import { uploadRoutes } from './club/uploads.routes.ts';
import type { App, Deps, Routes } from './deps.ts';
import { deviceRoutes } from './devices/routes.ts';
import { registerDocs } from './docs.ts';
import { eventRoutes } from './events/routes.ts';
import { healthRoutes } from './health.ts';
import { registerBodies } from './http/bodies.ts';
import { registerClosing } from './http/closed.ts';
import { registerCompression } from './http/compress.ts';
import { answerBrokenHttp, answerError, registerErrors } from './http/errors.ts';
import { answerLost, MAX_PART_LENGTH, registerPages, routed } from './http/pages.ts';
import { registerSecurity } from './http/security.ts';
import { registerShares } from './http/shares.ts';
import { registerWrongClock } from './http/wrongClock.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { ownDataRoutes } from './ownData/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { redemptionRoutes } from './redemptions/routes.ts';
import { refreshRoutes } from './refresh/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { responsibleGamingRoutes } from './responsibleGaming/routes.ts';
import { roundRoutes } from './rounds/routes.ts';
import { fairnessRoutes } from './rounds/seeds/fairness.routes.ts';
import { registerRefusals } from './security/refusals.ts';
import { telegramRoutes } from './telegram/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { tuningRoutes } from './tunings/routes.ts';
import { verificationRoutes } from './verification/routes.ts';

const ROUTES: readonly Routes[] = [
  healthRoutes,
  loginRoutes,
  registerRoutes,
  passwordRoutes,
  passwordResetRoutes,
  pinRoutes,
  phoneRoutes,
  closingRoutes,
  stepUpRoutes,
  deviceRoutes,
  accountRoutes,
  telegramRoutes,
  refreshRoutes,
  promotionRoutes,
  helpdeskRoutes,
  uploadRoutes,
  redemptionRoutes,
  transactionRoutes,
  inboxRoutes,
  pushRoutes,
  ownDataRoutes,
  roundRoutes,
  fairnessRoutes,
  eventRoutes,
  responsibleGamingRoutes,
  activityRoutes,
  reportRoutes,
  tuningRoutes,
  verificationRoutes,
];

interface AppOptions {
  /** The built client; default `dist` beside the server. */
  distDir?: string;
  /** Routes of a test's own, added to the club's. */
  extraRoutes?: readonly Routes[];
}

/** The server over the deps it is handed, ready to listen or to be injected into. */
export const buildApp = async (
  deps: Deps,
  { distDir = resolve(import.meta.dirname, '../dist'), extraRoutes = [] }: AppOptions = {},
): Promise<App> => {
  const { config, log, realtime, security } = deps;
  const options: FastifyServerOptions = {
    loggerInstance: log,
    // Ours below: the built-in one logs the address with its query, which may hold a token.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => routed(url),
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenHttp,
    trustProxy: config.trustProxy,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // What comes on a connection that is still open is answered: it was sent before its owner knew.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PART_LENGTH },
  };
  const app: App = Fastify(options).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Outside production an answer that breaks the contract is an error; in production it goes out.
  app.setSerializerCompiler(
    config.isProduction ? () => (value) => JSON.stringify(value) : serializerCompiler,
  );
  app.decorateRequest('session', null);
  app.addHook('onSend', async (_, reply) => {
    // Who keeps the connection is told to take another, while this one is still good.
    if (deps.stopping.aborted) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '-';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
  registerErrors(app, answerLost(distDir));
  registerRefusals(app, security);
  registerSecurity(app, config);
  registerWrongClock(app, deps.hostClock);
  await registerBodies(app);
  registerClosing(app, deps.store);
  registerShares(app);
  await registerCompression(app);
  // Outsiders need no map of a real club.
  if (config.isDemo) await registerDocs(app, config);
  for (const routes of [...ROUTES, ...extraRoutes]) routes(app, deps);
  await registerPages(app, distDir, config.publicUrl);
  realtime.attach(app.server);
  app.addHook('preClose', () => realtime.close());
  await app.ready();
  return app;
};
