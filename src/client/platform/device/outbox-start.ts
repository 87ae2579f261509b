import { createStore } from '#shared/emitter.ts'
import { VISITOR } from './session/visitor.ts'
import { hasEntries } from './storage/outbox-records.ts'
import { publicOutboxStore } from './storage/stores.ts'
import { hasMark } from './storage/waiting-mark.ts'

/** The BroadcastChannel on which tabs and worker tell each other that an outbox has changed. */
export const OUTBOX_CHANNEL = 'jobmost-outbox'

const start = createStore<(() => Promise<void>) | null>(null)
const isStarted = createStore(false)
const LOADED_AT_LATEST_MS = 2000
const wasTooLate = createStore(false)

/** Whether the outbox runs for a visitor; visitors who send nothing do not load its code. */
export const { get: isVisitorOutboxStarted, subscribe: subscribeVisitorOutbox } = isStarted

/** Sets the function that loads and runs the outbox of the current user or visitor, once at the start of the app. */
export const provideOutbox: (start: () => Promise<void>) => void = start.set

/**
 * Runs the outbox, with the code that shows what was accepted: the app starts it after the first screen, and an entry may
 * be sent before. When its code cannot be loaded, the next call tries again.
 * @returns resolves once it runs, cannot be loaded, or takes longer than 2 s to load, which is waited for only once; never
 * rejects
 */
export async function startOutbox(): Promise<void> {
  const loaded = start
    .get()?.()
    .catch(() => undefined)
  if (!loaded || wasTooLate.get()) return
  const tooLate = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), LOADED_AT_LATEST_MS))
  if ((await Promise.race([loaded, tooLate])) === 'late') wasTooLate.set(true)
}

/** As `startOutbox`, for a visitor who has added an entry or whose entries wait. */
export async function startVisitorOutbox(): Promise<void> {
  isStarted.set(true)
  await startOutbox()
}

/** Whether entries wait that were written while nobody was signed in. */
export const hasVisitorEntries = (): Promise<boolean> => hasEntries(publicOutboxStore)

/**
 * Runs the outbox of visitors as soon as something waits in it: since an earlier visit, or from another tab, which may end
 * before it has sent anything.
 * @returns resolves when what waits already is being sent
 */
export function watchVisitorEntries(): Promise<void> {
  const startIfWaiting = async () => {
    if (hasMark(VISITOR) || (await hasVisitorEntries())) await startVisitorOutbox()
  }
  new BroadcastChannel(OUTBOX_CHANNEL).onmessage = startIfWaiting
  // A page that comes back from the browser's history has missed the messages.
  addEventListener('pageshow', startIfWaiting)
  return startIfWaiting()
}
