import { kindOf, type OutboxEntry } from '#client/platform/outbox/entry.ts'

/** The texts of an entry with their fields, in the order of the form. */
export function editableTextsOf(entry: OutboxEntry) {
  const body = entry.body as Record<string, unknown>
  return (kindOf(entry).texts ?? []).flatMap((field) => {
    const value = body[field.name]
    return typeof value === 'string' ? [{ ...field, value }] : []
  })
}
