import { isDeepStrictEqual } from 'node:util'

type Values = Record<string, unknown>

const LONGEST = 200

/**
 * What differs between two states of a thing, for an entry of the audit log: the names of the changed fields, and their
 * values before and after as far as these are short. Longer texts are in the history of the content.
 */
export function changedValues(
  old: Values,
  next: Values,
): { fields: string[]; before: Values; after: Values } {
  const fields = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => !isDeepStrictEqual(old[name], next[name]),
  )
  const short = fields.filter((name) => isShort(old[name]) && isShort(next[name]))
  const pick = (values: Values) => Object.fromEntries(short.map((name) => [name, values[name] ?? null]))
  return { fields, before: pick(old), after: pick(next) }
}

const isShort = (value: unknown) => JSON.stringify(value ?? null).length <= LONGEST
