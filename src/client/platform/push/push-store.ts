import { get, set, update } from 'idb-keyval'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { pushStore } from '../device/storage/stores.ts'

// After this time the user has probably opened another page.
const FRESH_MS = MINUTE_MS

/** A user's answer to the push invitation on this device. */
export type PushChoice = 'wanted' | 'declined'
type Pending = { path: string; at: number }

/** Stores the target of a click on a notification for the page that opens: not every browser opens it there. */
export const savePendingPath = (path: string, now: number): Promise<void> =>
  set('pending', { path, at: now } satisfies Pending, pushStore)

/** The target of a click in the last minute. Deletes it. */
export async function consumePendingPath(now: number): Promise<string | null> {
  let pending: Pending | undefined
  await update<Pending | undefined>(
    'pending',
    (noted) => {
      pending = noted
      return undefined
    },
    pushStore,
  ).catch(() => undefined)
  return pending && now - pending.at < FRESH_MS ? pending.path : null
}

/** Stores the language last used on this device: the worker cannot find it out otherwise. */
export const saveLastLanguage = (language: Language): Promise<void> => set('language', language, pushStore)

export async function readLanguage(): Promise<Language | undefined> {
  const language = await get<Language>('language', pushStore).catch(() => undefined)
  return LANGUAGES.find((known) => known === language)
}

/** The user's last answer on this device. Its key is `wish-…` since the first release. */
export const readPushChoice = (userId: number): Promise<PushChoice | undefined> =>
  get<PushChoice>(`wish-${userId}`, pushStore).catch(() => undefined)

export const savePushChoice = (userId: number, choice: PushChoice): Promise<void> =>
  set(`wish-${userId}`, choice, pushStore)
