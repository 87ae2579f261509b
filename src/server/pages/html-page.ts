import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { wholeMinute } from '#shared/rules/whole-minute.ts'
import { defaultLanguage } from '../content/default-language.ts'
import { acceptsHtml } from '../http/accepts-html.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { answerError, logFailure, toProblem } from '../plugins/errors.ts'
import type { ClientBuild } from './document/client-build.ts'
import type { HeadFacts } from './document/head.ts'
import { fillShell, type InitialData } from './document/shell.ts'
import { injectApi } from './inject-api.ts'
import { isKnownRoute, languageOfPath, matchPage } from './match-page.ts'
import type { Page, PageMatch } from './page.ts'
import { pageExtras } from './page-extras.ts'
import { embeddedOf, notFoundFacts, pageFacts } from './page-facts.ts'
import { createPageQueues } from './page-queues.ts'
import type { PageRenderer } from './page-renderer.ts'
import { FRAME } from './pages.ts'
import { afterPaint, preloadsOf } from './preloads.ts'
import { redirectOf } from './redirects.ts'

/** First path segments without pages: a missing address there gives a plain 404, not the app. */
const NOT_PAGES = new Set(['api', 'broadcasting', 'app', 'media', 'assets'])

/** Answers every page address, known or unknown, with the app's HTML. */
export function htmlPages(
  app: App,
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  build: ClientBuild,
  renderer: PageRenderer | null,
): void {
  const config = { isPage: true }
  // After an error the app still starts and requests the data itself. Search engines retry because of the status.
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return answerError(error, request, reply)
    const problem = toProblem(error)
    const { status, headers } = problem
    logFailure(error, problem, request, 'page failed')
    const { page, facts } = undescribed(request.url.split('?')[0] ?? '/')
    const files = preloadsOf(page, facts.language, build.manifest)
    return reply
      .status(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(fillShell(build, deps.config.publicUrl, { ...facts, files }, '', null))
  }
  const inQueue = createPageQueues()
  app.get('/*', { schema: { hide: true }, config, errorHandler }, async (request, reply) => {
    const [path = '/', query] = request.url.split(/\?(.*)/s)
    if (!wantsPage(request)) return reply.callNotFound()
    reply.header('cache-control', 'no-cache')
    const siteLanguage = defaultLanguage(deps.db)
    const elsewhere = redirectOf(path, chosenLanguage(request) ?? request.language, siteLanguage)
    if (elsewhere) {
      return reply
        .header('vary', 'accept-language, cookie')
        .redirect(query ? `${elsewhere}?${query}` : elsewhere, 302)
    }
    const match = matchPage(path)
    const asked = { path, query: query ?? '', address: await addressOf(match, path, query ?? '', renderer) }
    const make = async () => {
      // Nobody gets the page of a closed connection.
      if (request.socket.destroyed) throw new Problem('unavailable')
      const asking = { app, deps, renderer, request }
      const described = match ? await describePage(asking, match, asked) : await describeUnknown(asking, path)
      const { data } = described
      return { ...described, content: (data && (await renderer?.renderPage(asked.address, data))) ?? '' }
    }
    const needsData = !match || match.page.shows !== undefined
    const made = needsData ? await inQueue(renderer?.isRecent(asked.address) ?? false, make) : await make()
    const { status, page, facts, data, content } = made
    const all = preloadsOf(page, facts.language, build.manifest)
    const files = content ? afterPaint(all, build.manifest) : all
    if (status === 404) reply.header('cache-control', 'no-store')
    return reply
      .status(status)
      .header('vary', 'accept')
      .type('text/html; charset=utf-8')
      .send(
        fillShell(
          build,
          deps.config.publicUrl,
          { ...facts, files, defaultLanguage: siteLanguage },
          content,
          data && embeddedOf(data),
        ),
      )
  })
}

/** Pages are read-only: other methods get 405 with Allow, as in the API. */
export function onlyReadPages(app: App): void {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    schema: { hide: true },
    handler: async ({ url }, reply) => {
      if (!isKnownRoute(url.split('?')[0] ?? url)) return reply.callNotFound()
      throw new Problem('method_not_allowed', { headers: { allow: 'GET, HEAD' } })
    },
  })
}

type Asking = {
  app: App
  deps: Pick<Deps, 'clock' | 'config' | 'db'>
  renderer: PageRenderer | null
  request: FastifyRequest
}
type Described = {
  status: number
  /** Null for an unknown address. */
  page: Page | null
  facts: HeadFacts
  data: InitialData | null
}

/** Path and normalized query, the renderer's input. */
async function addressOf(
  match: PageMatch | null,
  path: string,
  query: string,
  renderer: PageRenderer | null,
): Promise<string> {
  return match?.page.isList && renderer && query ? path + (await renderer.canonicalQuery(query)) : path
}

async function describePage(
  asking: Asking,
  match: PageMatch,
  asked: { path: string; query: string; address: string },
): Promise<Described> {
  const { app, deps, renderer, request } = asking
  const { page, params } = match
  const { path, query, address } = asked
  const urls =
    address !== path && renderer
      ? await renderer.pathsRequestedBy({ path: address, language: match.language })
      : (page.shows?.(params) ?? [])
  const { status, answers } = await injectApi(app, request, match, urls)
  // Not the first successful answer: after a refused one that is the answer to another question.
  const body = answers[urls[0] ?? '']
  // Without the renderer that normalizes a list's query, the client requests the data.
  const isKnown = renderer !== null || query === '' || !page.isList
  // Forms read their query on the client (`next`, `role`). HTML rendered without it would differ from hydration.
  const embedsData = page.renderedBy !== undefined && isKnown && !(page.isForm && query)
  const data = embedsData ? dataOf(deps, match.language, answers) : null
  if (status === 404) return notFound(path, data && { ...data, missing: urls[0] ?? '' }, page)
  if (page.isBeyondEnd?.(params, body)) return notFound(path, data && { ...data, missing: 'page' })
  const facts = pageFacts(match, path, body)
  const extras = await pageExtras(deps, { match, facts, body, query })
  // Without a successful answer, the client requests the data.
  return { status: 200, page, facts: { ...facts, ...extras }, data: status === 200 ? data : null }
}

async function describeUnknown({ app, deps, request }: Asking, path: string): Promise<Described> {
  const language = languageOfPath(path) ?? 'en'
  const { answers } = await injectApi(app, request, { language }, FRAME)
  return notFound(path, { ...dataOf(deps, language, answers), missing: 'page' })
}

const dataOf = ({ clock }: Pick<Deps, 'clock'>, language: Language, answers: InitialData['answers']) => ({
  language,
  answers,
  renderedAt: wholeMinute(clock().getTime()),
})

const notFound = (path: string, data: InitialData | null, page: Page | null = null): Described => ({
  status: 404,
  page,
  facts: notFoundFacts(languageOfPath(path) ?? 'en'),
  data,
})

/** Name and metadata of a page before its data is known. */
function undescribed(path: string): Pick<Described, 'page' | 'facts'> {
  const match = matchPage(path)
  if (!match) return notFound(path, null)
  return { page: match.page, facts: { ...pageFacts(match, path, null), path: null, isIndexed: false } }
}

/** The language chosen on this device. client/platform/words/i18n.ts writes the cookie. */
function chosenLanguage({ headers: { cookie = '' } }: FastifyRequest): Language | undefined {
  const cookies = cookie.split(/;\s*/)
  return LANGUAGES.find((language) =>
    ['__Host-language', 'language'].some((name) => cookies.includes(`${name}=${language}`)),
  )
}

const wantsPage = (request: FastifyRequest) =>
  !NOT_PAGES.has(request.url.split(/[/?]/)[1] ?? '') && acceptsHtml(request.headers)
