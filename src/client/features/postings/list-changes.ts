type Posting = { id: number; published: boolean }

/** Replaces a posting in the list, or adds a new one at the front. */
export const withPosting = <P extends Posting>(list: P[], posting: P): P[] =>
  list.some(({ id }) => id === posting.id)
    ? list.map((other) => (other.id === posting.id ? posting : other))
    : [posting, ...list]

/** Sets `published` of one posting. Called again with the old value it restores the list. */
export const withPublished = <P extends Posting>(list: P[], id: number, published: boolean): P[] =>
  list.map((posting) => (posting.id === id ? { ...posting, published } : posting))
