/** A failed delivery to a recipient: the status (RFC 3463) and what the mail server said. */
export type FailedDelivery = { status: string; answer: string }

/** A delivery status notification: the addresses it was sent to, and the deliveries that have failed for good. */
export type Dsn = { recipients: string[]; failures: FailedDelivery[] }

const RECIPIENT_HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to']

/**
 * Reads a delivery status notification (RFC 3464). Null for any other mail: automatic replies come to the same address.
 * The format is strict (7 bit, no nesting), so this is no general parser of mails.
 */
export function readDsn(mail: string): Dsn | null {
  const top = sectionOf(mail.replaceAll('\r\n', '\n'))
  const type = top.fields.get('content-type')?.[0] ?? ''
  const boundary = /;\s?boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type)
  if (!/^multipart\/report\b/i.test(type) || !boundary) return null
  const parts = `\n${top.body}`.split(`\n--${boundary[1] ?? boundary[2]}`).slice(1)
  const report = parts.map((part) => sectionOf(part.slice(part.indexOf('\n') + 1))).find(isStatus)
  if (!report) return null
  return {
    recipients: RECIPIENT_HEADERS.flatMap((name) => top.fields.get(name) ?? []),
    failures: report.body.split(/\n\n+/).flatMap(failureOf),
  }
}

type Section = { fields: Map<string, string[]>; body: string }

const isStatus = ({ fields }: Section) =>
  /^message\/(?:global-)?delivery-status\b/i.test(fields.get('content-type')?.[0] ?? '')

/** Groups of fields follow each other: the first is about the message, the others about a recipient each. */
function failureOf(group: string): FailedDelivery[] {
  const fields = fieldsOf(group)
  const first = (name: string) => fields.get(name)?.[0] ?? ''
  // "delayed" is no bounce: the mail server tries again.
  if (!/^failed\b/i.test(first('action'))) return []
  const status = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(first('status'))?.[0]
  // Without a status it is no valid notification.
  return status ? [{ status, answer: first('diagnostic-code').replace(/^[\w-]{1,20}\s?;\s?/, '') }] : []
}

function sectionOf(text: string): Section {
  const end = text.indexOf('\n\n')
  return end < 0
    ? { fields: fieldsOf(text), body: '' }
    : { fields: fieldsOf(text.slice(0, end)), body: text.slice(end + 2) }
}

/** Header fields by name in lower case. Lines that begin with a blank continue the field before. */
function fieldsOf(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const line of text.replace(/\n[ \t]/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    const values = fields.get(name) ?? []
    // Not a copy with one more: anybody can mail us thousands of equal fields.
    values.push(line.slice(colon + 1).trim())
    fields.set(name, values)
  }
  return fields
}
