/** What happened in a run. */
export type Tally = {
  /** Messages the server made, and repeats it knew again by `client_id` or Idempotency-Key. */
  made: number
  known: number
  replayed: number
  /** Requests without an answer, and answers that asked to come again (409, 429, 5xx). */
  lost: number
  later: number
  /** Repeats that were sent on purpose, at the same moment or after the answer. */
  duplicates: number
  /** Events of messages that came, and how many brought nothing new. */
  events: number
  knownEvents: number
  connected: number
  catchUps: number
}

export const createTally = (): Tally => ({
  made: 0,
  known: 0,
  replayed: 0,
  lost: 0,
  later: 0,
  duplicates: 0,
  events: 0,
  knownEvents: 0,
  connected: 0,
  catchUps: 0,
})
