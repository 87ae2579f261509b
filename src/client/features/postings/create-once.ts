import { ApiError } from '#client/platform/api/errors.ts'

/** A creation that was begun: kept on the device until the server has answered it. */
export type Attempt<Body> = { key: string; body: Body }

type Ways<Body, Made> = {
  /** The attempt nobody knows the end of. */
  begun: Attempt<Body> | null
  /** Keeps an attempt before it leaves; null forgets it. */
  remember: (attempt: Attempt<Body> | null) => void
  post: (attempt: Attempt<Body>) => Promise<Made>
  /** Changes what an earlier attempt made. */
  change: (made: Made, body: Body) => Promise<Made>
}

/**
 * Makes a thing once, even when an earlier answer was lost on the way and the text was changed since: then that first
 * attempt is settled and the changed text follows it.
 */
export async function createOnce<Body, Made>(
  body: Body,
  { begun, remember, post, change }: Ways<Body, Made>,
): Promise<Made> {
  const isSame = begun !== null && JSON.stringify(begun.body) === JSON.stringify(body)
  const made = begun && !isSame ? await settle(begun, post) : null
  if (made) return change(made, body)
  const attempt = isSame ? begun : { key: crypto.randomUUID(), body }
  remember(attempt)
  try {
    return await post(attempt)
  } catch (error) {
    if (isRefusal(error)) remember(null)
    throw error
  }
}

/** What came of an attempt; null when it was refused, so that nothing was made. */
async function settle<Body, Made>(
  begun: Attempt<Body>,
  post: (attempt: Attempt<Body>) => Promise<Made>,
): Promise<Made | null> {
  try {
    return await post(begun)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 422
