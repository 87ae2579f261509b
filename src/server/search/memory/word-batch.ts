/**
 * The words of some rows, turned into the rows of each word. Adding all rows of a word at once is far faster than touching
 * the lists of all words for each row: the lists do not fit into the processor's caches.
 */
export function createWordBatch() {
  let words = new Int32Array(1_024)
  let sorted = new Int32Array(1_024)
  let used = 0
  const positions: number[] = []
  const rowEnds: number[] = []
  // By word: how often it is in the batch, and later where its next row goes.
  let counts = new Int32Array(1_024)
  let next = new Int32Array(1_024)
  const distinct: number[] = []

  function note(word: number): void {
    if (used === words.length) words = widen(words, used + 1)
    if (word >= counts.length) counts = widen(counts, word + 1)
    words[used++] = word
    if (counts[word] === 0) distinct.push(word)
    counts[word] = (counts[word] as number) + 1
  }

  function sort(): void {
    if (sorted.length < used) sorted = new Int32Array(words.length)
    if (next.length < counts.length) next = new Int32Array(counts.length)
    let start = 0
    for (const word of distinct) {
      next[word] = start
      start += counts[word] as number
    }
    let at = 0
    for (let row = 0; row < positions.length; row++)
      for (; at < (rowEnds[row] as number); at++) {
        const word = words[at] as number
        const place = next[word] as number
        sorted[place] = positions[row] as number
        next[word] = place + 1
      }
  }

  return {
    /** Notes a word of the row that `endRow` ends. */
    note,
    endRow(position: number): void {
      positions.push(position)
      rowEnds.push(used)
    },
    /** Calls `add` with each word and each of its rows, in ascending order of rows, and empties the batch. */
    forEach(add: (word: number, position: number) => void): void {
      sort()
      let at = 0
      for (const word of distinct) {
        for (; at < (next[word] as number); at++) add(word, sorted[at] as number)
        counts[word] = 0
      }
      used = distinct.length = positions.length = rowEnds.length = 0
    },
  }
}

function widen(old: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.max(least, old.length * 2))
  wider.set(old)
  return wider
}
