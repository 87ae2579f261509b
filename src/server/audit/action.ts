type Values = Record<string, unknown>

/** An entry to be. */
export type Action = {
  /** Null: the server itself. */
  actorId: number | null
  /** Subject and verb, such as `vacancy.approved`. */
  action: string
  subject: { type: string; id: number | null }
  reason?: string | null
  /** The values that the action changed. Ids, states and numbers only: entries outlive the people they are about. */
  before?: Values
  after?: Values
  details?: Values
  at: Date
}
