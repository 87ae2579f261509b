import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Filters } from '../filters/filters.ts'
import { savedSearchesQueryOptions, saveSearch } from './queries.ts'
import { toSavedFilters } from './saved-filters.ts'

const NOTIFY = { app: true, push: false, email: false }

/** Saves the search that a visitor tried to save before signing in, with a toast. */
export async function repeatSave(client: QueryClient, viewer: Viewer, filters: Filters, title: string) {
  try {
    await saveSearch({ title, filters: toSavedFilters(filters), notify: NOTIFY }, crypto.randomUUID())
    showToast({ text: t`Saved: ${title}`, tone: 'done' })
    await client.invalidateQueries({ queryKey: savedSearchesQueryOptions(viewer).queryKey })
  } catch (error) {
    showToast({ text: failureText(error), tone: 'error' })
  }
}
