import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyServerOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountChangeRoutes } from './accounts/changes/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor/routes.ts'
import { announcementRoutes } from './announcements/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { bidRoutes } from './bids/routes.ts'
import { blockRoutes } from './blocks/routes.ts'
import { realtimeRoutes } from './broadcasting/auth.ts'
import { realtime } from './broadcasting/realtime.ts'
import { companyRoutes } from './companies/routes.ts'
import { createProxyCheck } from './config/trusted-proxies.ts'
import { contactMessageRoutes } from './contact-messages/routes.ts'
import { articleRoutes } from './content/article-routes.ts'
import { editingRoutes } from './content/editing/routes.ts'
import { pictureRoutes } from './content/picture-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { settingsRoutes } from './content/settings-routes.ts'
import { mayJoinRoom } from './conversations/membership.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { favouriteRoutes } from './favourite-lists/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { heldDecisionRoutes } from './held-decisions/routes.ts'
import { hiddenJobRoutes } from './hidden-jobs/routes.ts'
import type { App } from './http/app-type.ts'
import type { Deps } from './http/deps.ts'
import { importRoutes } from './imports/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { jobSearchRoutes } from './jobs/search-routes.ts'
import { mailRoutes } from './mails/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { objectionPageRoutes } from './moderation/objection-page-routes.ts'
import { objectionRoutes } from './moderation/objection-routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { takeDownRoutes } from './moderation/take-down-routes.ts'
import { withoutPort } from './network/client-address.ts'
import { newsletterAdminRoutes } from './newsletter/admin-routes.ts'
import { bounceRoute } from './newsletter/bounce-route.ts'
import { ownNewsletterRoutes } from './newsletter/own-routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { readRoomNotification } from './notifications/read.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { ownOfferRoutes } from './offers/own-routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { operationRoutes } from './operation/routes.ts'
import { announceWaiting } from './overview/announce-waiting.ts'
import { overviewRoutes } from './overview/routes.ts'
import { readClientBuild } from './pages/document/client-build.ts'
import { inlineHashes } from './pages/preloads.ts'
import { webApp } from './pages/web-app.ts'
import { peopleRoutes } from './people/routes.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { bodies } from './plugins/bodies.ts'
import { caching } from './plugins/caching.ts'
import { answerClientError } from './plugins/client-error.ts'
import { contract, parseQuery } from './plugins/contract.ts'
import { errors } from './plugins/errors.ts'
import { language } from './plugins/language.ts'
import { limitConnections } from './plugins/open-connections.ts'
import { handlePipelinedInTurn } from './plugins/pipelined-requests.ts'
import { limitRequests } from './plugins/rate-limit.ts'
import { requestPlaces } from './plugins/request-places.ts'
import { refuseOddTargets } from './plugins/request-target.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { session } from './plugins/session.ts'
import { cacheSentAnswers, sharedAnswers } from './plugins/shared-answers.ts'
import { limitSlowBodies, SLOW_LIMITS, timeLimits } from './plugins/slow-requests.ts'
import { profileRoutes } from './profiles/routes.ts'
import { pushRoutes } from './push-devices/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { savedSearchRoutes } from './saved-searches/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { staffSearchRoutes } from './staff-search/routes.ts'
import { transparencyRoutes } from './transparency/routes.ts'
import { unsubscribeRoutes } from './unsubscribe/unsubscribe-routes.ts'
import { confirmFromMailRoutes } from './vacancies/confirm-from-mail.ts'
import { payRoutes } from './vacancies/pay-routes.ts'
import { vacancyRoutes } from './vacancies/routes.ts'
import { vacancyTemplateRoutes } from './vacancy-templates/routes.ts'
import { visitRoutes } from './visits/routes.ts'

const BODY_LIMIT = 256 * 1024

/** What employers manage. */
function employerRoutes(v1: App, deps: Deps): void {
  vacancyRoutes(v1, deps)
  companyRoutes(v1, deps)
  vacancyTemplateRoutes(v1, deps)
  importRoutes(v1, deps)
}

/** The routes of staff. */
function administrationRoutes(v1: App, deps: Deps): void {
  moderationRoutes(v1, deps)
  heldDecisionRoutes(v1, deps)
  takeDownRoutes(v1, deps)
  objectionRoutes(v1, deps)
  v1.register(async (scope) => objectionPageRoutes(scope as App, deps))
  overviewRoutes(v1, deps)
  auditRoutes(v1, deps)
  peopleRoutes(v1, deps)
  mailRoutes(v1, deps)
  staffSearchRoutes(v1, deps)
  settingsRoutes(v1, deps)
  editingRoutes(v1, deps)
  announcementRoutes(v1, deps)
  pictureRoutes(v1, deps)
}

/** Builds the server. Plugins and routes are registered in the order in which a request passes through them. */
export async function buildApp(
  deps: Deps,
  logger: FastifyServerOptions['logger'] = false,
  slowLimits = SLOW_LIMITS,
): Promise<App> {
  const isProxy = createProxyCheck(deps.config.trustedProxies)
  const app: App = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: (address) => isProxy(withoutPort(address)),
    routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: answerClientError,
    ...refuseOddTargets,
    ...timeLimits(slowLimits),
  }).withTypeProvider<ZodTypeProvider>()

  const build = readClientBuild()

  limitConnections(app, deps)
  handlePipelinedInTurn(app)
  limitSlowBodies(app, slowLimits)
  bodies(app)
  language(app, deps)
  errors(app)
  securityHeaders(app, deps, inlineHashes(build))
  await limitRequests(app, deps)
  if (!deps.pool) requestPlaces(app)
  sharedAnswers(app, deps)
  // The build compresses assets. Answers are compressed here, at a level that costs less time than it saves.
  await app.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    encodings: ['br', 'gzip'],
  })
  await caching(app)
  cacheSentAnswers(app)
  session(app, deps)
  await contract(app, deps)

  await app.register(
    async (api) => {
      const v1 = api as App
      announceWaiting(v1, deps)
      placeRoutes(v1, deps)
      accountRoutes(v1, deps)
      accountChangeRoutes(v1, deps)
      secondFactorRoutes(v1, deps)
      jobRoutes(v1, deps)
      jobSearchRoutes(v1, deps)
      searchRoutes(v1, deps)
      bidRoutes(v1, deps)
      employerRoutes(v1, deps)
      v1.register(async (scope) => confirmFromMailRoutes(scope as App, deps))
      payRoutes(v1, deps)
      visitRoutes(v1, deps)
      administrationRoutes(v1, deps)
      offerRoutes(v1, deps)
      ownOfferRoutes(v1, deps)
      contentRoutes(v1, deps)
      articleRoutes(v1, deps)
      transparencyRoutes(v1, deps)
      contactMessageRoutes(v1, deps)
      newsletterRoutes(v1, deps)
      newsletterAdminRoutes(v1, deps)
      ownNewsletterRoutes(v1, deps)
      conversationRoutes(v1, deps, readRoomNotification)
      realtimeRoutes(v1, deps)
      blockRoutes(v1, deps)
      profileRoutes(v1, deps)
      favouriteRoutes(v1, deps)
      hiddenJobRoutes(v1, deps)
      reportRoutes(v1, deps)
      savedSearchRoutes(v1, deps)
      notificationRoutes(v1, deps)
      v1.register(async (scope) => unsubscribeRoutes(scope as App, deps))
      pushRoutes(v1, deps)
      personalDataRoutes(v1, deps)
    },
    { prefix: '/api/v1' },
  )
  await realtime(app, deps, (roomId, actor) => mayJoinRoom(deps.db, actor.id, roomId))
  operationRoutes(app, deps)
  bounceRoute(app, deps)
  mediaRoutes(app, deps)
  // Without a build, pages and feeds are 404.
  if (!build) return app
  feedRoutes(app, deps)
  await webApp(app, deps, build)
  return app
}
