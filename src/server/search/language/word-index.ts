/** Words by the groups of three letters (grams) they hold: which share many, which hold them all. */
export function createWordIndex() {
  const words: string[] = []
  const byGram = new Map<string, number[]>()
  // How many grams each word shares, for one question at a time.
  let shared = new Uint8Array(1_024)

  return {
    words,
    /** Adds a word that is not in it yet. */
    add(word: string): void {
      const index = words.push(word) - 1
      for (const gram of gramsOf(word)) putInto(byGram, gram, index)
    },
    /** Words that share at least `least` of the grams. */
    sharing(grams: Set<string>, least: number): string[] {
      if (shared.length < words.length) shared = new Uint8Array(words.length * 2)
      const touched: number[] = []
      for (const gram of grams) {
        for (const index of byGram.get(gram) ?? []) {
          if (shared[index] === 0) touched.push(index)
          shared[index] = (shared[index] as number) + 1
        }
      }
      const found = touched.filter((index) => (shared[index] as number) >= least)
      for (const index of touched) shared[index] = 0
      return found.map((index) => words[index] as string)
    },
    /** Words that have the rarest of the grams: all that hold what the grams are of, and others. */
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

/** Adds a value to the list under a key. */
export function putInto<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** The grams of a whole word, its beginning and end marked. */
export function gramsOf(word: string): Set<string> {
  const text = `^${word}$`
  const grams = new Set<string>()
  for (let index = 0; index + 2 <= text.length; index++) grams.add(text.slice(index, index + 3))
  return grams
}

/** The grams of a part of a word, wherever it stands. */
export function innerGramsOf(part: string): Set<string> {
  const grams = new Set<string>()
  for (let index = 0; index + 3 <= part.length; index++) grams.add(part.slice(index, index + 3))
  return grams
}
