// The code of one tab or worker: the app's own code, bundled once and started for each of them (bundle.ts).

import { keys, type UseStore } from 'idb-keyval'
import {
  publicDraftsStore,
  publicRecentSearchesStore,
  takenJobsStore,
} from '#client/platform/device/storage/stores.ts'

export { set as setItem } from 'idb-keyval'
export { sendOnSync } from 'the-worker-of-the-outbox'
export { watchSealKey } from '#client/app/run-seal.ts'
export { withdrawalOfDiscarded } from '#client/features/bids/mine/outbox-bids.ts'
export { apiGet, apiSend } from '#client/platform/api/api.ts'
export { endSession } from '#client/platform/api/end-session.ts'
export { ApiError } from '#client/platform/api/errors.ts'
export { listSent } from '#client/platform/cache/sent-answers.ts'
export { loadDraft, saveDraft } from '#client/platform/device/drafts.ts'
export { provideOutbox, watchVisitorEntries } from '#client/platform/device/outbox-start.ts'
export {
  getSession,
  pageSession,
  restoreSession,
  shareSession,
  signIn,
  signOut,
  subscribeSession,
} from '#client/platform/device/session/page.ts'
export { isSealReady } from '#client/platform/device/session/seal.ts'
export { provideSession } from '#client/platform/device/session/source.ts'
export { workerSession } from '#client/platform/device/session/worker.ts'
export { userStores } from '#client/platform/device/storage/stores.ts'
export {
  changeEntry,
  confirmEntry,
  discardEntry,
  drain,
  enqueue,
  getOutbox,
  pauseForEdit,
  retry,
  startDraining,
  subscribeAccepted,
  subscribeOutbox,
  undoDiscard,
  withdrawEntry,
} from '#client/platform/outbox/outbox.ts'
export { openOutboxStore } from '#client/platform/outbox/store.ts'

/** What is stored while nobody is signed in, and goes with the next sign-out. */
export const visitorStores: readonly UseStore[] = [
  publicDraftsStore,
  publicRecentSearchesStore,
  takenJobsStore,
]

/** The number of stored values. */
export const countKeys = async (store: UseStore): Promise<number> => (await keys(store)).length

/** The query cache, the live link and a screen, for the stories that have them. */
export const loadScreens = () => import('./screens.ts')
