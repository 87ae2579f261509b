/** Indexes words by their trigrams (grams), for fuzzy and substring matches. */
export function createWordIndex() {
  const words: string[] = []
  const byGram = new Map<string, number[]>()
  // Shared grams of each word; reused by every query to avoid allocations.
  let shared = new Uint8Array(1_024)

  return {
    words,
    /** Adds a word that is not in the index yet. */
    add(word: string): void {
      const index = words.push(word) - 1
      for (const gram of gramsOf(word)) appendTo(byGram, gram, index)
    },
    /** Words that share at least `min` of the grams. */
    sharing(grams: Set<string>, min: number): string[] {
      if (shared.length < words.length) shared = new Uint8Array(words.length * 2)
      const touched: number[] = []
      for (const gram of grams) {
        for (const index of byGram.get(gram) ?? []) {
          if (shared[index] === 0) touched.push(index)
          shared[index] = (shared[index] as number) + 1
        }
      }
      const found = touched.filter((index) => (shared[index] as number) >= min)
      for (const index of touched) shared[index] = 0
      return found.map((index) => words[index] as string)
    },
    /** Words with the rarest of the grams: a superset of the words with all of them. */
    candidates(grams: Set<string>): string[] {
      const lists = [...grams].map((gram) => byGram.get(gram) ?? [])
      const shortest = lists.reduce<number[] | null>(
        (best, list) => (best && best.length <= list.length ? best : list),
        null,
      )
      return (shortest ?? []).map((index) => words[index] as string)
    },
  }
}

/** Appends a value to the list of a key. */
export function appendTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** The grams of a word, with marks for its beginning and end. */
export function gramsOf(word: string): Set<string> {
  const text = `^${word}$`
  const grams = new Set<string>()
  for (let index = 0; index + 2 <= text.length; index++) grams.add(text.slice(index, index + 3))
  return grams
}

/** The grams of a substring, without marks. */
export function innerGramsOf(part: string): Set<string> {
  const grams = new Set<string>()
  for (let index = 0; index + 3 <= part.length; index++) grams.add(part.slice(index, index + 3))
  return grams
}
