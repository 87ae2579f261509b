import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  MAX_SAVED_SEARCHES,
  type SavedSearch,
  SavedSearchAnswer,
  SavedSearchesAnswer,
  SavedSearchFormSchema,
  SavedSearchPatchSchema,
} from '#shared/contract/saved-searches.ts'
import { isSameSearch } from '#shared/rules/same-search.ts'
import { deleteOwn } from '../db/own-rows.ts'
import type { Tables } from '../db/tables.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { answerOnce } from '../http/idempotent.ts'
import { notFound, Problem } from '../http/problem.ts'
import { readFilters } from './filters.ts'
import {
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  lockSavedSearches,
  type SavedSearchRow,
  setNotify,
} from './store.ts'

const config = { access: 'signed-in', changesNothingPublic: true } as const
const tags = ['Cabinet']
const path = '/cabinet/saved-searches'

/** Saved searches and their notification settings. */
export function savedSearchRoutes(app: App, deps: Deps): void {
  app.get(path, { config, schema: { tags, response: { 200: SavedSearchesAnswer } } }, async (request) => ({
    data: (await listSavedSearches(deps.db, requireActor(request).id)).map(toSavedSearch),
  }))
  app.post(
    path,
    { config, schema: { tags, body: SavedSearchFormSchema, response: { 201: SavedSearchAnswer } } },
    async (request, reply) => {
      const { id } = requireActor(request)
      await answerOnce(deps, request, reply, async (trx) => ({
        status: 201,
        body: { data: await save(trx, id, request.body, deps.clock()) },
      }))
    },
  )
  app.patch(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        params: IdParamSchema,
        body: SavedSearchPatchSchema,
        response: { 200: SavedSearchAnswer },
      },
    },
    async (request) => {
      const userId = requireActor(request).id
      const { id } = request.params
      const notify = request.body.notify && JSON.stringify(request.body.notify)
      const row = notify
        ? await applyInOrder(deps, request, `saved-search:${id}`, ({ db, clock }) =>
            setNotify(db, { userId, id, notify }, clock()),
          )
        : await findSavedSearch(deps.db, userId, id)
      if (!row) throw notFound()
      return { data: toSavedSearch(row) }
    },
  )
  app.delete(
    `${path}/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = request.params
      await applyInOrder(deps, request, `saved-search:${id}`, async ({ db }) => {
        if (!(await deleteOwn(db, 'saved_searches', requireActor(request).id, id))) throw notFound()
      })
      return reply.status(204).send(undefined)
    },
  )
}

/** @throws Problem 409 search_already_saved or saved_searches_full, 422 by field */
async function save(
  trx: Transaction<Tables>,
  userId: number,
  { title, filters, notify }: z.output<typeof SavedSearchFormSchema>,
  now: Date,
): Promise<SavedSearch> {
  const checked = readFilters(filters)
  const existing = await lockSavedSearches(trx, userId)
  if (existing.some((other) => isSameSearch(other.filters, checked)))
    throw new Problem('search_already_saved')
  if (existing.length >= MAX_SAVED_SEARCHES) throw new Problem('saved_searches_full')
  const row = await insertSavedSearch(trx, {
    user_id: userId,
    title,
    created_at: now,
    looked_until: now,
    filters: JSON.stringify(checked),
    notify: JSON.stringify(notify),
  })
  return toSavedSearch(row)
}

const toSavedSearch = ({ id, title, filters, notify, created_at }: SavedSearchRow): SavedSearch => ({
  id,
  title,
  filters,
  notify,
  created_at: created_at.toISOString(),
})
