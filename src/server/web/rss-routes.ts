import type { JobsPage } from '#shared/contract/jobs.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { readRubric } from '../places/read-place.ts'
import { renderRss } from './rss.ts'
import { RSS_TITLE, TITLES } from './titles.ts'

const JOBS_IN_A_FEED = 30

/** The newest jobs as feeds: of all rubrics, and of each; titles and names in the address's language. */
export function rssRoutes(app: App, { config, db }: Pick<Deps, 'config' | 'db'>): void {
  for (const language of LANGUAGES) {
    const site = `${config.publicUrl}/${language}`
    const feed = async (path: string, rubric: { id: number; name: string } | null) => {
      const of = rubric ? `&rubric_ids=${rubric.id}` : ''
      // As any visitor would ask: what is public there is public here.
      const answer = await app.inject({
        url: `/api/v1/jobs?page=1&per_page=${JOBS_IN_A_FEED}${of}`,
        headers: { 'accept-language': language },
      })
      const name = rubric ? `${rubric.name}: ${RSS_TITLE[language]}` : RSS_TITLE[language]
      return renderRss({
        language,
        title: `${name} · Jobmost`,
        description: TITLES.jobs[language].description,
        link: `${site}/jobs${rubric ? `?rubrics=${rubric.id}` : ''}`,
        self: `${site}${path}`,
        jobs: answer.json<JobsPage>().data,
        jobUrl: (slug) => `${site}/jobs/item/${slug}`,
      })
    }
    const type = 'application/rss+xml; charset=utf-8'
    const headers = { 'cache-control': 'public, max-age=900' }
    app.get(`/${language}/rss.xml`, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers(headers)
        .type(type)
        .send(await feed('/rss.xml', null)),
    )
    app.get<{ Params: { file: string } }>(
      `/${language}/rss/:file`,
      { schema: { hide: true } },
      async (request, reply) => {
        const slug = /^([a-z0-9-]{1,100})\.xml$/.exec(request.params.file)?.[1]
        const rubric = slug ? await readRubric(db, language, { slug }) : null
        if (!rubric) return reply.callNotFound()
        return reply
          .headers(headers)
          .type(type)
          .send(await feed(`/rss/${slug}.xml`, rubric))
      },
    )
  }
}
