type Posting = { id: number; published: boolean }

/** The list with this posting as it is now: in its place, or first when it is new. */
export const withPosting = <P extends Posting>(list: P[], posting: P): P[] =>
  list.some(({ id }) => id === posting.id)
    ? list.map((other) => (other.id === posting.id ? posting : other))
    : [posting, ...list]

/** The list with the switch of one posting set; applied with the old value it is its own inverse. */
export const withPublished = <P extends Posting>(list: P[], id: number, published: boolean): P[] =>
  list.map((posting) => (posting.id === id ? { ...posting, published } : posting))
