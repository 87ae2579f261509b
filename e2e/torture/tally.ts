/** The counts of a run. */
export type Tally = {
  /** Messages that the server has created, and repeats that it has recognised by `client_id` or Idempotency-Key. */
  made: number
  known: number
  replayed: number
  /** Requests without an answer, and answers that require a retry (409, 429, 5xx). */
  lost: number
  later: number
  /** Repeats that were sent on purpose, concurrently or after the answer. */
  duplicates: number
  /** Received events of messages, and those without a new message. */
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
