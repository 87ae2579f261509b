import { ApiError } from '#client/platform/api/errors.ts'

/** A creation that was started. It is stored on the device until the server has answered. */
export type Attempt<Body> = { key: string; body: Body }

type Ways<Body, Made> = {
  /** An earlier attempt whose outcome is unknown. */
  begun: Attempt<Body> | null
  /** Stores an attempt before it is sent; null deletes it. */
  remember: (attempt: Attempt<Body> | null) => void
  post: (attempt: Attempt<Body>) => Promise<Made>
  /** Updates what an earlier attempt created. */
  change: (made: Made, body: Body) => Promise<Made>
}

/**
 * Creates a record exactly once, even if an earlier answer was lost and the text was changed since. In that case it
 * finishes the first attempt and then updates its result.
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

/** Repeats an attempt with its own key. Returns null when the server refused it and nothing was created. */
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
