import { ApiError } from '#client/platform/api/errors.ts'
import { submitEntry } from '#client/platform/outbox/submit.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Filters } from '../filters/filters.ts'
import { toSavedFilters } from './saved-filters.ts'

const NOTIFY = { app: true, push: false, email: false }

/** Saves the search that a visitor tried to save before signing in. Returns whether it is saved; a refusal is a toast. */
export async function repeatSave(filters: Filters, title: string): Promise<boolean> {
  const body = { title, filters: toSavedFilters(filters), notify: NOTIFY }
  try {
    await submitEntry({ kind: 'saved-search-add', label: title, body })
    return true
  } catch (error) {
    const isSaved = error instanceof ApiError && error.code === 'search_already_saved'
    showToast({ text: failureText(error), tone: isSaved ? 'done' : 'error' })
    return isSaved
  }
}
