import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { askApi } from './ask-api.ts'
import type { HeadFacts } from './head.ts'
import { notFoundFacts, pageFacts } from './page-facts.ts'
import { languageOfPath, matchPage, type PageName } from './page-routes.ts'
import { type Manifest, preloadsOf } from './preloads.ts'
import { redirectOf } from './redirects.ts'
import { fillShell, type InitialData } from './shell.ts'

/** First segments that are not pages: a miss there is a plain 404, never the app. */
const NOT_PAGES = new Set(['api', 'broadcasting', 'app', 'media', 'assets'])

/** What pages are made from: the built index.html and Vite's manifest. */
export type Shell = { template: string; manifest: Manifest }

/** Answers every address that is a page, or could be mistaken for one, with the app's shell. */
export function htmlPages(app: App, { config }: Pick<Deps, 'config'>, { template, manifest }: Shell): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query] = request.url.split(/\?(.*)/s)
    if (NOT_PAGES.has(path.split('/')[1] ?? '') || !acceptsHtml(request)) return reply.callNotFound()
    reply.header('cache-control', 'no-cache')
    const elsewhere = redirectOf(path, request.language)
    if (elsewhere) {
      return reply
        .header('vary', 'accept-language')
        .redirect(query ? `${elsewhere}?${query}` : elsewhere, 302)
    }
    const { status, page, facts, data } = await describePage(app, request, path, !query)
    const preloads = preloadsOf(page, manifest)
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(fillShell(template, config.publicUrl, { ...facts, preloads }, data))
  })
}

type Described = { status: number; page: PageName | 'not-found'; facts: HeadFacts; data: InitialData | null }

async function describePage(
  app: App,
  request: FastifyRequest,
  path: string,
  isPlain: boolean,
): Promise<Described> {
  const match = matchPage(path)
  const answer = match && (await askApi(app, request, match))
  if (!match || answer?.status === 404) {
    return { status: 404, page: 'not-found', facts: notFoundFacts(languageOfPath(path) ?? 'en'), data: null }
  }
  const facts = pageFacts(match, path, answer?.body)
  // With a query the list is another one; the client asks for it.
  const carries = match.name === 'jobs' && isPlain && answer?.status === 200
  return {
    status: 200,
    page: match.name,
    facts,
    data: carries ? { path: answer.path, body: answer.body } : null,
  }
}

/** A browser opening an address says text/html; programs that take anything get the page too. */
const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/html|\*\/\*/.test(accept)
