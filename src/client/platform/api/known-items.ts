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
 * @param blank replaces an unknown choice of a single object, such as the shifts of a job: null or undefined, whichever its
 *   schema allows; `refused` where a form would save that
 * @returns undefined when something else is wrong, when what is unknown is in a list within an object, or when nothing would be left of
 * `data`: an empty list says that there is nothing
 */
export function withoutUnknownItems(
  answer: unknown,
  { issues }: z.core.$ZodError,
  blank: null | undefined | 'refused',
): unknown {
  const known = structuredClone(answer)
  const found = issues.map((issue) => ({ issue, place: findEntry(known, issue) }))
  for (const { issue, place } of found) {
    if (!place) {
      if (blank === 'refused' || !setChoice(known, issue, blank)) return undefined
      continue
    }
    const { list, entry } = place
    list.splice(0, list.length, ...list.filter((one) => one !== entry))
    if (list.length === 0 && list === inside(known, 'data')) return undefined
  }
  return known
}

// Choices are texts. A message of a chat has none: leaving one out would look like a gap, which is fetched again.
const isChoice = (answer: unknown, { code, path }: z.core.$ZodIssue) =>
  UNKNOWN_CHOICE.includes(code) && typeof path.reduce(inside, answer) === 'string'

/** Replaces an unknown choice of a single object. False when it is in a list, or something else is wrong. */
function setChoice(answer: unknown, issue: z.core.$ZodIssue, blank: null | undefined): boolean {
  const { path } = issue
  if (!isChoice(answer, issue) || path.some((key) => typeof key === 'number')) return false
  const parent = path.slice(0, -1).reduce(inside, answer)
  Object.assign(parent as object, { [path.at(-1) ?? '']: blank })
  return true
}

function findEntry(answer: unknown, issue: z.core.$ZodIssue) {
  if (!isChoice(answer, issue)) return undefined
  const { path } = issue
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
