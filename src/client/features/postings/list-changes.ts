type Posting = { id: number; published: boolean }

/** Replaces a posting in the list, or adds a new one at the front. */
export const withPosting = <P extends Posting>(list: P[], posting: P): P[] =>
  list.some(({ id }) => id === posting.id)
    ? list.map((other) => (other.id === posting.id ? posting : other))
    : [posting, ...list]
