/** The text of an answer, with its ETag. */
export type KeptAnswer = { etag: string; text: string }

const MAX_ANSWERS = 30
const MAX_LENGTH = 200_000

// Of the current token only.
const keptAnswers = new Map<string, Map<string, KeptAnswer>>()

/**
 * The last answers that this token got, in memory, to revalidate them by their ETags (RFC 9110, 13.1.2). The server
 * forbids the browser to store them: its cache would outlive the sign-out. Call it for every request: another token, or
 * none, drops the answers of the former one.
 */
export function answersOf(authorization: string | undefined): Map<string, KeptAnswer> | null {
  const known = keptAnswers.get(authorization ?? '')
  if (known) return known
  keptAnswers.clear()
  if (authorization === undefined) return null
  const own = new Map<string, KeptAnswer>()
  keptAnswers.set(authorization, own)
  return own
}

/** Keeps an answer. The one that was asked for least recently goes. */
export function keepAnswer(answers: Map<string, KeptAnswer>, key: string, answer: KeptAnswer): void {
  answers.delete(key)
  if (answer.text.length > MAX_LENGTH) return
  answers.set(key, answer)
  const [oldest] = answers.size > MAX_ANSWERS ? answers.keys() : []
  if (oldest !== undefined) answers.delete(oldest)
}
