/** Seeded random numbers: the same seed gives the same numbers. */
export type Random = {
  /** A number from 0 to below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  /** One of the names, by weight. */
  pick<Name extends string>(weights: Partial<Record<Name, number>>): Name
  uuid(): string
}

/** Creates a generator (mulberry32). Generators of the same seed with another `stream` are independent of each other. */
export function createRandom(seed: number, stream: string): Random {
  let state = [...stream].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619), seed | 0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const hex = (length: number) => Array.from({ length }, () => whole(0, 15).toString(16)).join('')
  return {
    next,
    whole,
    pick<Name extends string>(weights: Partial<Record<Name, number>>) {
      const entries = Object.entries(weights) as [Name, number][]
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        rest -= weight
        if (rest < 0) return name
      }
      return entries.at(-1)?.[0] as Name
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
