/** The owner of outbox entries written while nobody was signed in. They are always sent without a token. */
export const VISITOR = 0
