import { ApiError } from '../../../api/errors.ts'

/**
 * A text with the version that it was written for, and the earlier texts of this device that may have arrived. Entries of
 * earlier releases have no version; the server takes them as they are.
 */
type Versioned<Text> = { text: Text; version: number | undefined; sent: readonly Text[] }

/**
 * The body of an entry behind an accepted text: what was written for the same version now belongs to the version that this
 * text has produced. Without it, a device's own text would conflict with its next one.
 */
export function followVersion<Later>(
  later: Later,
  name: string,
  { from, to }: { from: number | null | undefined; to: number | null | undefined },
): Later {
  const isSame = (later as Record<string, unknown>)[name] === from
  return isSame && to !== undefined ? { ...later, [name]: to } : later
}

/**
 * Sends the newest text of an entry. If the server has another one, an earlier text of this device may have arrived, which
 * is no conflict: it is repeated, which the server accepts, and then changed.
 * @param attempt sends a text as if nothing had arrived
 * @param change sends the newest text after one that has arrived; gets the answer to that
 * @throws ApiError 412 changed_elsewhere when another device has written the stored text
 */
export async function sendNewest<Text>(
  { text, sent }: Pick<Versioned<Text>, 'text' | 'sent'>,
  attempt: (text: Text) => Promise<unknown>,
  change: (arrived: unknown) => Promise<unknown>,
): Promise<unknown> {
  // The answer to a repeated text may be that of long ago, before another text was sent.
  const isRepeated = sent.some(isSameAs(text))
  const refusals: unknown[] = []
  for (const one of [text, ...sent]) {
    const arrived = await attempt(one).then(
      (answer) => ({ answer }),
      (error) => {
        ignoreTaken(error)
        refusals.push(error)
      },
    )
    if (arrived) return one === text && !isRepeated ? arrived.answer : change(arrived.answer)
  }
  throw refusals[0]
}

/** As `sendNewest`, for a text that the server accepts only for the version that it was written for. */
export const sendVersioned = <Text>(
  { text, version, sent }: Versioned<Text>,
  send: (text: Text, version: number | undefined) => Promise<unknown>,
  versionOf: (answer: unknown) => number | undefined,
): Promise<unknown> =>
  sendNewest(
    { text, sent },
    (one) => send(one, version),
    (arrived) => send(text, versionOf(arrived)),
  )

const TAKEN = ['idempotency_key_reused', 'changed_elsewhere']

/** Returns undefined when the server has another text than the one that was sent, and rethrows other errors. */
export function ignoreTaken(error: unknown): undefined {
  if (!(error instanceof ApiError && TAKEN.includes(error.code))) throw error
}

const MOST_SENT = 20

/**
 * The texts to remember as perhaps arrived, each once; undefined if there are none. Of many, the first and the last stay: what
 * was created has most likely the first, and what was changed the last.
 */
export function sentTexts<Text>(...lists: (readonly Text[] | undefined)[]): Text[] | undefined {
  const texts = lists.flatMap((list) => list ?? [])
  const each = texts.filter((text, at) => texts.findIndex(isSameAs(text)) === at)
  if (each.length === 0) return undefined
  return each.length > MOST_SENT ? [...each.slice(0, MOST_SENT / 2), ...each.slice(-MOST_SENT / 2)] : each
}

const isSameAs =
  <Text>(text: Text) =>
  (other: Text): boolean =>
    JSON.stringify(other) === JSON.stringify(text)
