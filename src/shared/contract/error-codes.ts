type Description = {
  /** The HTTP status of the answer. */
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 414 | 415 | 422 | 429 | 431 | 500 | 503
  /** What the outbox does with the refused entry: retry it later or soon, or wait until the user logs in. */
  retry?: 'later' | 'soon' | 'after-login'
  /** An earlier attempt may have succeeded, so the refused entry is not certainly unsent. */
  isPerhapsSent?: true
  /** The same request can only be refused again, so the outbox does not offer it. */
  isFinal?: true
}

/**
 * Every code of an error response. The server has a sentence for each (`server/texts`). The client judges unknown
 * codes, from a newer server, by their status.
 */
export const ERROR_CODES = {
  // Any route
  /** The request cannot be parsed: invalid JSON, a key that is no UUID. */
  malformed: { status: 400 },
  /** Nobody is signed in, or the session has ended: log in. */
  unauthenticated: { status: 401, retry: 'after-login' },
  /** The token has expired, but not the session: refresh it. */
  token_expired: { status: 401, retry: 'after-login' },
  /** After login with a temporary password, a new password must be chosen first. */
  password_change_required: { status: 403, retry: 'later' },
  /** Staff must set up a second factor first. */
  second_factor_needed: { status: 403 },
  /** Only another role may do this. */
  forbidden: { status: 403 },
  /** It does not exist, or the current user may not know that it exists. */
  not_found: { status: 404 },
  /** The address has other methods, listed in `Allow`. */
  method_not_allowed: { status: 405 },
  /** The request did not arrive in time. */
  request_timeout: { status: 408, retry: 'later' },
  /** The headers are larger than 16 KB. */
  headers_too_large: { status: 431 },
  /** The body is larger than the route allows. */
  payload_too_large: { status: 413 },
  /** The address is longer than any of ours. */
  uri_too_long: { status: 414 },
  /** The route does not accept this type of body. */
  unsupported_media_type: { status: 415 },
  /** Some fields are invalid: `errors` has the reasons by field. */
  invalid: { status: 422 },
  /** A limit is reached: retry after `Retry-After`. */
  too_many_requests: { status: 429, retry: 'later' },
  /** A bug of the server, logged under `request_id`. */
  server_error: { status: 500, retry: 'later' },
  /** The server is starting or stopping, or has no database. */
  unavailable: { status: 503, retry: 'later' },
  // Idempotency and order
  /** The first request with this key is still running. */
  in_progress: { status: 409, retry: 'soon' },
  /** The key was used for another request: use a new one. */
  idempotency_key_reused: { status: 422 },
  /** A newer change of the same record has arrived, from this or another device. */
  outdated: { status: 409 },
  /** `If-Match` names another version: the record has changed since it was read (RFC 9110, section 13.1.1). */
  changed_elsewhere: { status: 412 },
  // Bids
  /** The current user already has a bid for this job. */
  /** A user cannot bid on their own vacancy. */
  own_vacancy: { status: 403 },
  /** The current user has blocked the employer, so neither could write to the other. */
  employer_blocked: { status: 403 },
  already_bid: { status: 409, isPerhapsSent: true },
  /** The employer has read the bid: its worker can only replace it. */
  bid_read: { status: 409, isFinal: true },
  /** The bid was answered, withdrawn or has expired. */
  bid_not_open: { status: 409 },
  /** The chosen bid was withdrawn or has expired, so nobody was declined. */
  choice_not_open: { status: 409 },
  /** The vacancy no longer takes bids. */
  vacancy_closed: { status: 409 },
  // Vacancies, offers and their moderation
  /** The vacancy was decided or changed since the moderator read it. */
  already_decided: { status: 409, isFinal: true },
  /** A decision about the same thing takes effect in a few seconds. */
  decision_held: { status: 409 },
  /** The current user's earlier measure against the same person takes effect in a few seconds; then this one can follow. */
  measure_held: { status: 409, retry: 'soon' },
  /** The objection is to a decision of the current moderator: another one decides. */
  own_decision: { status: 409, isFinal: true },
  /** The vacancy is not rejected, or the time to object is over. */
  not_objectionable: { status: 409 },
  /** A moderator has not approved the vacancy yet. */
  not_approved: { status: 409 },
  /** The vacancy is not public now. */
  not_shown: { status: 409 },
  /** A moderator has taken the offer down. */
  offer_taken_down: { status: 409 },
  /** The offer is not taken down. */
  offer_not_taken_down: { status: 409 },
  /** Staff have hidden the profile already. */
  profile_hidden: { status: 409, isFinal: true },
  /** The profile is not hidden. */
  profile_shown: { status: 409 },
  /** The report is already decided. */
  report_decided: { status: 409, isFinal: true },
  /** Somebody has answered the contact message since it was read. */
  message_answered: { status: 409, isFinal: true },
  // Import of vacancies
  /** The source is being imported. */
  import_running: { status: 409 },
  /** There is no dry run to import. */
  import_not_ready: { status: 409 },
  /** The import would end more than `MAX_ENDED_SHARE` of the source's vacancies: confirm it. */
  import_ends_many: { status: 409 },
  // Accounts and staff
  /** The second step came too late or was tried too often, or the account has changed: log in again. */
  sign_in_expired: { status: 409 },
  /** The account is blocked: `block` has the reason. Only returned after the right password or passkey. */
  account_blocked: { status: 403 },
  /** The account is blocked already. */
  already_blocked: { status: 409 },
  /** The account is not blocked. */
  not_blocked: { status: 409 },
  /** The current user may not do this to their own account. */
  own_account: { status: 409, isFinal: true },
  /** The action would leave the site without an administrator. */
  last_administrator: { status: 409 },
  /** The person has no confirmed address, is blocked, or has vacancies, offers or bids that are open. */
  not_appointable: { status: 409 },
  // Companies
  /** The current user belongs to a company already. */
  already_in_company: { status: 409 },
  /** The last owner of a company with other members cannot leave it or become something else. */
  last_owner: { status: 409 },
  /** The company has `MAX_TEAM` members and open invitations. */
  company_full: { status: 409 },
  /** The invitation was sent to another e-mail address than that of the current user. */
  other_address: { status: 403 },
  // Content
  /** The change is based on an outdated version. */
  edited_meanwhile: { status: 409 },
  /** This version is in force, or everybody has been told of it. */
  already_announced: { status: 409 },
  /** It cannot be deleted, because it is required or something refers to it. */
  in_use: { status: 409 },
  // Approaching people
  /** The current user's e-mail address is not confirmed. */
  email_unconfirmed: { status: 403 },
  /** The employer has no approved vacancy. */
  vacancy_needed: { status: 403 },
  // Numbers of entries
  offers_full: { status: 409 },
  favorites_full: { status: 409 },
  /** The current user has saved a search with the same filters. */
  search_already_saved: { status: 409 },
  saved_searches_full: { status: 409 },
  vacancy_templates_full: { status: 409 },
  import_sources_full: { status: 409 },
  passkeys_full: { status: 409 },
  /** Too many of the employer's new vacancies wait for moderation. */
  vacancies_waiting_full: { status: 409 },
  /** The employer has too many vacancies that were never approved, closed ones included. */
  vacancies_full: { status: 409 },
  profile_entries_full: { status: 409 },
  // Conversations
  /** The other person has blocked the current user, who can neither write to them nor bid for their vacancies. */
  chat_blocked: { status: 403 },
  /** The current user has blocked the other member. */
  chat_unblock_first: { status: 403 },
  /** The employer of the room has left the company of the vacancy. */
  chat_left_company: { status: 403 },
  /** Both users have the same role. */
  chat_not_a_pair: { status: 403 },
} as const satisfies Record<string, Description>

export type ErrorCode = keyof typeof ERROR_CODES

/** The description of a code; undefined for a code of another release. */
export const describeCode = (code: string): Description | undefined =>
  Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as ErrorCode] : undefined
