type Values = Readonly<Record<string, unknown>>

/** The fields that were changed while a form was being saved; null for none. */
export function typedSince(sent: Values, latest: Values): Values | null {
  const fields = Object.entries(latest).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]),
  )
  return fields.length > 0 ? Object.fromEntries(fields) : null
}
