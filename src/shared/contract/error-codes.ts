type Description = {
  /** The HTTP status it is answered with. */
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 429 | 500 | 503
  /** What the outbox does with what was refused: sends it again later or at once, or waits for somebody to log in. */
  retry?: 'later' | 'soon' | 'after-login'
  /** Another attempt may have made the thing: what was refused is not certainly unsent. */
  isPerhapsSent?: true
}

/**
 * Every code an error answer may carry. The server has a sentence for each (`server/texts`); the client may meet
 * others, of a newer server, and then goes by the status.
 */
export const ERROR_CODES = {
  // Any route
  /** The request cannot be read: no JSON, a key that is no UUID. */
  malformed: { status: 400 },
  /** Nobody is signed in, or the session has ended: log in. */
  unauthenticated: { status: 401, retry: 'after-login' },
  /** The token is over, the session is not: refresh it. */
  token_expired: { status: 401, retry: 'after-login' },
  /** Another role may do this. */
  forbidden: { status: 403 },
  /** It does not exist, or the caller may not know that it does. */
  not_found: { status: 404 },
  /** The address has other methods: they are in `Allow`. */
  method_not_allowed: { status: 405 },
  /** The body is larger than the route takes. */
  payload_too_large: { status: 413 },
  /** The address is longer than any of ours. */
  uri_too_long: { status: 414 },
  /** The body is of a type the route does not take. */
  unsupported_media_type: { status: 415 },
  /** Some fields are wrong: `errors` has the reasons by field. */
  invalid: { status: 422 },
  /** A limit is reached: try again after `Retry-After`. */
  too_many_requests: { status: 429, retry: 'later' },
  /** A mistake of ours, logged under `request_id`. */
  server_error: { status: 500, retry: 'later' },
  /** The server is starting, stopping or without its database. */
  unavailable: { status: 503, retry: 'later' },
  // Idempotency
  /** The first request with this key is still running. */
  in_progress: { status: 409, retry: 'soon' },
  /** The key came with another request before: use a new one. */
  idempotency_key_reused: { status: 422 },
  // Bids
  /** The caller has a bid for this job. */
  already_bid: { status: 409, isPerhapsSent: true },
  /** The bid was answered, withdrawn or has expired. */
  bid_not_open: { status: 409 },
  /** The vacancy takes no bids any more. */
  vacancy_closed: { status: 409 },
  // Vacancies, offers and their moderation
  /** Somebody decided or changed it since it was read. */
  already_decided: { status: 409 },
  /** A moderator has not approved the vacancy yet. */
  not_approved: { status: 409 },
  /** The vacancy is not public at present. */
  not_shown: { status: 409 },
  /** A moderator took the offer down. */
  offer_taken_down: { status: 409 },
  /** A moderator decided the report already. */
  report_decided: { status: 409 },
  // Approaching people
  /** The caller's e-mail address is not confirmed. */
  email_unconfirmed: { status: 403 },
  /** The employer has no approved vacancy. */
  vacancy_needed: { status: 403 },
  // Numbers of entries
  offers_full: { status: 409 },
  favorites_full: { status: 409 },
  saved_searches_full: { status: 409 },
  profile_entries_full: { status: 409 },
  // Conversations
  /** The other person has blocked the caller. */
  chat_blocked: { status: 403 },
  /** The caller has blocked the other person. */
  chat_unblock_first: { status: 403 },
  /** Two people of the same role. */
  chat_not_a_pair: { status: 403 },
} as const satisfies Record<string, Description>

export type ErrorCode = keyof typeof ERROR_CODES

/** What is known of a code; undefined for one of another release. */
export const describeCode = (code: string): Description | undefined =>
  Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as ErrorCode] : undefined
