type Values = Record<string, unknown>

/** An action to record. */
export type Action = {
  /** Null when the server itself acted. */
  actorId: number | null
  /** Subject and verb, such as `vacancy.approved`. */
  action: string
  subject: { type: string; id: number | null }
  reason?: string | null
  /** The changed values. Only ids, states, numbers and what the operator publishes: entries are kept when the person's data are erased. */
  before?: Values
  after?: Values
  details?: Values
  at: Date
}
