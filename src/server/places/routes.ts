import { CitiesAnswer, RubricsAnswer } from '#shared/contract/places.ts'
import { MINUTE_S } from '#shared/durations.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { countByRubric } from '../search/panel/filter-options.ts'
import { readCities } from './read-place.ts'
import { listRubrics } from './store.ts'

/** Cities and rubrics in the request's language. */
export function placeRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/city',
    {
      // Anonymous: the list is long, and the same for all. An editor who renames a city sees it within this time.
      config: { access: 'anonymous', cacheSeconds: 5 * MINUTE_S },
      schema: { tags: ['places'], response: { 200: CitiesAnswer } },
    },
    async (request) => ({ data: [...(await readCities(db, request.language))] }),
  )
  for (const [path, inMainOnly] of [
    ['/rubric', false],
    ['/rubric-in-main', true],
  ] as const) {
    app.get(
      path,
      {
        config: { access: 'public', cacheSeconds: 60 },
        schema: { tags: ['places'], response: { 200: RubricsAnswer } },
      },
      async (request) => {
        const rubrics = await listRubrics(db, request.language, inMainOnly)
        const jobs = await countByRubric(db, 'jobs', clock())
        const offers = await countByRubric(db, 'offers', clock())
        const data = rubrics.map((rubric) => ({
          ...rubric,
          jobs_count: jobs.get(rubric.id) ?? 0,
          offers_count: offers.get(rubric.id) ?? 0,
        }))
        return { data }
      },
    )
  }
}
