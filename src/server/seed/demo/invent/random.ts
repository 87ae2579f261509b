/** Deterministic random numbers: the same seed gives the same demo data on every machine. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number
  /** An integer from low to high, both included. */
  between: (low: number, high: number) => number
  pick: <T>(items: readonly T[]) => T
  /** `count` distinct items in random order. */
  sample: <T>(items: readonly T[], count: number) => T[]
  chance: (share: number) => boolean
}

/** Creates a generator from an integer seed (mulberry32, sufficient for demo data only). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Nothing to pick from')
    return items[between(0, items.length - 1)] as T
  }
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items]
    const chosen: T[] = []
    while (chosen.length < count && rest.length > 0)
      chosen.push(...rest.splice(between(0, rest.length - 1), 1))
    return chosen
  }
  return { next, between, pick, sample, chance: (share) => next() < share }
}

/** Creates a function that draws items with a probability proportional to their weight. */
export function createWeightedPick<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
): (random: Random) => T {
  let total = 0
  const sums = items.map((item) => {
    total += weightOf(item)
    return total
  })
  return (random) => {
    const target = random.next() * total
    const index = sums.findIndex((sum) => sum > target)
    return items[Math.max(index, 0)] as T
  }
}
