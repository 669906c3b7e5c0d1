import { resolve } from 'node:path';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { accountRoutes } from '../domains/accounts/account.routes.ts';
import { closingRoutes } from '../domains/accounts/closing.routes.ts';
import { deviceRoutes } from '../domains/accounts/devices/routes.ts';
import { loginRoutes } from '../domains/accounts/login.routes.ts';
import { passwordRoutes } from '../domains/accounts/password.routes.ts';
import { passwordResetRoutes } from '../domains/accounts/passwordReset.routes.ts';
import { phoneRoutes } from '../domains/accounts/phone.routes.ts';
import { pinRoutes } from '../domains/accounts/pins.routes.ts';
import { registerRoutes } from '../domains/accounts/register.routes.ts';
import { stepUpRoutes } from '../domains/accounts/stepUp.routes.ts';
import { telegramRoutes } from '../domains/accounts/telegram/routes.ts';
import { activityRoutes } from '../domains/activity/routes.ts';
import { helpdeskRoutes } from '../domains/club/helpdesk.routes.ts';
import { promotionRoutes } from '../domains/club/promotions.routes.ts';
import { uploadRoutes } from '../domains/club/uploads.routes.ts';
import { eventRoutes } from '../domains/events/routes.ts';
import { inboxRoutes } from '../domains/inbox/routes.ts';
import { ownDataRoutes } from '../domains/ownData/routes.ts';
import { boardRoutes } from '../domains/progress/board/routes.ts';
import { progressRoutes } from '../domains/progress/routes.ts';
import { pushRoutes } from '../domains/push/routes.ts';
import { redemptionRoutes } from '../domains/redemptions/routes.ts';
import { refreshRoutes } from '../domains/refresh/routes.ts';
import { reportRoutes } from '../domains/reports/routes.ts';
import { responsibleGamingRoutes } from '../domains/responsibleGaming/routes.ts';
import { roundRoutes } from '../domains/rounds/routes.ts';
import { fairnessRoutes } from '../domains/rounds/seeds/fairness.routes.ts';
import { draftRoutes } from '../domains/rounds/tunings/drafts.routes.ts';
import { tuningRoutes } from '../domains/rounds/tunings/routes.ts';
import { transactionRoutes } from '../domains/transactions/routes.ts';
import { verificationRoutes } from '../domains/verification/routes.ts';
import type { App, Deps, Routes } from '../platform/deps.ts';
import { registerBodies } from '../platform/http/bodies.ts';
import { registerClosing } from '../platform/http/closed.ts';
import { registerCompression } from '../platform/http/compress.ts';
import { answerBrokenHttp, answerError, registerErrors } from '../platform/http/errors.ts';
import { answerLost, MAX_PART_LENGTH, registerPages, routed } from '../platform/http/pages.ts';
import { registerSecurity } from '../platform/http/security.ts';
import { registerShares } from '../platform/http/shares.ts';
import { registerWrongClock } from '../platform/http/wrongClock.ts';
import { proveAgain } from '../platform/identity/auth.ts';
import { registerRefusals } from '../platform/security/refusals.ts';
import { registerDocs } from './docs.ts';
import { healthRoutes } from './health.ts';

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
  progressRoutes,
  boardRoutes,
  activityRoutes,
  reportRoutes,
  tuningRoutes,
  draftRoutes,
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
  { distDir = resolve(import.meta.dirname, '../../dist'), extraRoutes = [] }: AppOptions = {},
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
  registerShares(app, (...call) => proveAgain(deps, ...call));
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
