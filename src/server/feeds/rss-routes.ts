import type { FastifyRequest } from 'fastify'
import type { JobsPage } from '#shared/contract/jobs.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { injectApi } from '../pages/inject-api.ts'
import { PAGES } from '../pages/pages.ts'
import { RSS_TITLE } from '../pages/titles.ts'
import { readRubric } from '../places/read-place.ts'
import { renderRss } from './rss.ts'

const JOBS_IN_A_FEED = 30

/** RSS feeds of the newest jobs, for all rubrics and for each, in each language. */
export function rssRoutes(app: App, { config, db }: Pick<Deps, 'config' | 'db'>): void {
  for (const language of LANGUAGES) {
    const site = `${config.publicUrl}/${language}`
    const feed = async (
      request: FastifyRequest,
      path: string,
      rubric: { id: number; name: string } | null,
    ) => {
      const of = rubric ? `&rubric_ids=${rubric.id}` : ''
      // Reads our public API without a user, so that the feed contains public data only.
      const url = `/api/v1/jobs?page=1&per_page=${JOBS_IN_A_FEED}${of}`
      const { answers } = await injectApi(app, request, { language }, [url])
      const name = rubric ? `${rubric.name}: ${RSS_TITLE[language]}` : RSS_TITLE[language]
      return renderRss({
        language,
        title: `${name} · Jobmost`,
        description: PAGES.jobs.texts[language].description,
        link: `${site}/jobs${rubric ? `?rubrics=${rubric.id}` : ''}`,
        self: `${site}${path}`,
        jobs: (answers[url] as JobsPage).data,
        jobUrl: (slug) => `${site}/jobs/item/${slug}`,
      })
    }
    const type = 'application/rss+xml; charset=utf-8'
    const headers = { 'cache-control': 'public, max-age=900' }
    const options = { schema: { hide: true }, config: { isPage: true } }
    app.get(`/${language}/rss.xml`, options, async (request, reply) => {
      const xml = await feed(request, '/rss.xml', null)
      return reply.headers(headers).type(type).send(xml)
    })
    app.get<{ Params: { file: string } }>(`/${language}/rss/:file`, options, async (request, reply) => {
      const slug = /^([a-z0-9-]{1,100})\.xml$/.exec(request.params.file)?.[1]
      const rubric = slug ? await readRubric(db, language, { slug }) : null
      if (!rubric) return reply.callNotFound()
      const xml = await feed(request, `/rss/${slug}.xml`, rubric)
      return reply.headers(headers).type(type).send(xml)
    })
  }
}
