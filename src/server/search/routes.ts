import { SuggestionsAnswer } from '#shared/contract/filters.ts'
import { SuggestionsQuerySchema } from '#shared/contract/search.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { inSearchQueue } from './search-queue.ts'
import { suggest } from './suggest.ts'

const tags = ['search']

/** Suggestions while a keyword is typed. */
export function searchRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/search/suggestions',
    {
      config: { access: 'public', cacheSeconds: 60 },
      schema: { tags, querystring: SuggestionsQuerySchema, response: { 200: SuggestionsAnswer } },
    },
    async (request) => {
      const { q, of } = request.query
      return { data: await inSearchQueue(() => suggest(db, of, q, request.language, clock())) }
    },
  )
}
