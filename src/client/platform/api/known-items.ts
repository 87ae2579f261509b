import type * as z from 'zod/mini'
import { once } from '#shared/once.ts'

/** How zod reports a value that is not among the choices of an enum or of a discriminated union. */
const UNKNOWN_CHOICE: readonly string[] = ['invalid_value', 'invalid_union']

/**
 * The answer of a newer server without the list items that it alone can name, such as a notification of a new kind: one
 * item must not take the list from a tab of an earlier release. The server's contract stays strict.
 * @returns undefined when something else is wrong, when what is unknown is not in a list, or when nothing would be left of
 * `data`: an empty list says that there is nothing
 */
export function withoutUnknownItems(answer: unknown, { issues }: z.core.$ZodError): unknown {
  const known = structuredClone(answer)
  const found = issues.map((issue) => findItem(known, issue))
  for (const place of found) {
    if (!place) return undefined
    const { list, item } = place
    list.splice(0, list.length, ...list.filter((one) => one !== item))
    if (list.length === 0 && list === inside(known, 'data')) return undefined
  }
  return known
}

/**
 * The innermost object of a list around an unknown choice. Never the choice itself: a form would save its list without it.
 */
function findItem(answer: unknown, { code, path }: z.core.$ZodIssue) {
  let found: { list: unknown[]; item: unknown } | undefined
  let value = answer
  for (const key of path) {
    const inner = inside(value, key)
    if (Array.isArray(value) && typeof inner === 'object') found = { list: value, item: inner }
    value = inner
  }
  // Choices are texts. A message of a chat has none: leaving one out would look like a gap, which is fetched again.
  return UNKNOWN_CHOICE.includes(code) && typeof value === 'string' ? found : undefined
}

const inside = (value: unknown, key: PropertyKey) =>
  (value as Record<PropertyKey, unknown> | null | undefined)?.[key]

/** Looks for the newer release at once, not in an hour: the banner offers it when it is installed. */
export const lookForUpdate = once(async () => {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.update()
  } catch {
    // Offline, or service workers are forbidden: the hourly check is left (device/updates.ts).
  }
})
