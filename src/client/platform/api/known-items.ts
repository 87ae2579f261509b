import type * as z from 'zod/mini'
import { MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'

/** How zod reports a value that is not among the choices of an enum or of a discriminated union. */
const UNKNOWN_CHOICE: readonly string[] = ['invalid_value', 'invalid_union']
/** The lists within one job's answer that are only offered beside it. */
const LISTS_BESIDE: readonly PropertyKey[] = ['similar', 'company_jobs']

/**
 * The answer of a newer server without the entries that it alone can name, such as a notification of a new kind: one
 * entry must not take the list from a tab of an earlier release. Entries are those of `data`, or of the lists beside a
 * job. A list within an entry stays whole, since a form would save it without what is left out. The server's contract
 * stays strict.
 * @returns undefined when something else is wrong, when what is unknown is not in an entry, or when nothing would be left of
 * `data`: an empty list says that there is nothing
 */
export function withoutUnknownItems(answer: unknown, { issues }: z.core.$ZodError): unknown {
  const known = structuredClone(answer)
  const found = issues.map((issue) => findEntry(known, issue))
  for (const place of found) {
    if (!place) return undefined
    const { list, entry } = place
    list.splice(0, list.length, ...list.filter((one) => one !== entry))
    if (list.length === 0 && list === inside(known, 'data')) return undefined
  }
  return known
}

function findEntry(answer: unknown, { code, path }: z.core.$ZodIssue) {
  // Choices are texts. A message of a chat has none: leaving one out would look like a gap, which is fetched again.
  const value = path.reduce(inside, answer)
  if (!UNKNOWN_CHOICE.includes(code) || typeof value !== 'string') return undefined
  const [first, second = '', third = ''] = path
  if (first !== 'data') return undefined
  const data = inside(answer, first)
  const [list, index] = LISTS_BESIDE.includes(second) ? [inside(data, second), third] : [data, second]
  return Array.isArray(list) ? { list, entry: inside(list, index) } : undefined
}

const inside = (value: unknown, key: PropertyKey) =>
  (value as Record<PropertyKey, unknown> | null | undefined)?.[key]

const lookedAt = createStore(Number.NEGATIVE_INFINITY)

/** Looks for the newer release now, not in an hour, at most once a minute: the banner offers it when it is installed. */
export async function lookForUpdate(): Promise<void> {
  const now = Date.now()
  if (now - lookedAt.get() < MINUTE_MS) return
  lookedAt.set(now)
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.update()
  } catch {
    // Offline, or service workers are forbidden: the hourly check is left (device/updates.ts).
  }
}
