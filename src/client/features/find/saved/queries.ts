import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import {
  type NotifyBy,
  SavedSearchAnswer,
  SavedSearchesAnswer,
  type SavedSearchForm,
} from '#shared/contract/saved-searches.ts'

/** The saved searches of the current user. */
export const savedSearchesQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['saved-searches', viewer.userId],
    queryFn: async ({ signal }) =>
      (await apiGet('/cabinet/saved-searches', SavedSearchesAnswer, { signal })).data,
    meta: { persist: 'user' },
  })

/** Saves a search. A repeated idempotency key saves it only once. */
export const saveSearch = (form: SavedSearchForm, idempotencyKey: string) =>
  apiSend('POST', '/cabinet/saved-searches', { body: form, schema: SavedSearchAnswer, idempotencyKey })

/** Changes the ways to be notified of new results. */
export const changeNotify = (id: number, notify: NotifyBy) =>
  apiSend('PATCH', `/cabinet/saved-searches/${id}`, { body: { notify }, schema: SavedSearchAnswer })

/** Deletes a saved search. */
export const deleteSavedSearch = (id: number) => apiSend('DELETE', `/cabinet/saved-searches/${id}`)
