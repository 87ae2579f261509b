import { ApiError } from '#client/platform/api/errors.ts'

/** A creation that was started. It is stored on the device until the server has answered. */
export type Attempt<Body> = { key: string; body: Body }

type Steps<Body, Created> = {
  /** An earlier attempt whose outcome is unknown. */
  earlier: Attempt<Body> | null
  /** Stores an attempt before it is sent; null deletes it. */
  remember: (attempt: Attempt<Body> | null) => void
  post: (attempt: Attempt<Body>) => Promise<Created>
  /** Updates what an earlier attempt created. */
  change: (created: Created, body: Body) => Promise<Created>
}

/**
 * Creates a record exactly once, even if an earlier answer was lost and the text was changed since. In that case it
 * finishes the first attempt and then updates its result.
 */
export async function createOnce<Body, Created>(
  body: Body,
  { earlier, remember, post, change }: Steps<Body, Created>,
): Promise<Created> {
  const isSame = earlier !== null && JSON.stringify(earlier.body) === JSON.stringify(body)
  const created = earlier && !isSame ? await finishEarlier(earlier, post) : null
  if (created) return change(created, body)
  const attempt = isSame ? earlier : { key: crypto.randomUUID(), body }
  remember(attempt)
  try {
    return await post(attempt)
  } catch (error) {
    if (isRefusal(error)) remember(null)
    throw error
  }
}

/** Repeats an attempt with its own key. Returns null when the server refused it and nothing was created. */
async function finishEarlier<Body, Created>(
  earlier: Attempt<Body>,
  post: (attempt: Attempt<Body>) => Promise<Created>,
): Promise<Created | null> {
  try {
    return await post(earlier)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 422
