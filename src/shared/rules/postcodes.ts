/** Something with postcodes, in stretches like 10115-12527 or 15230. A list that a device kept from before has none. */
type Known = { postcodes?: readonly string[] }

/** `isNear`: the code is none of theirs, and they are what lies around it. */
export type WithPostcode<T> = { found: T[]; isNear: boolean }

const DIGITS = 5
/** The first digits of a postcode name a region, three of them one of about 30 km: so many in common is near. */
const NEAR_DIGITS = [4, 3]

/** Finds things by a postcode or its first digits; of a whole one that is none of theirs, those nearby. */
export function createPostcodeFinder<T extends Known>(
  things: readonly T[],
): (digits: string) => WithPostcode<T> {
  const stretches = things.flatMap((thing) =>
    (thing.postcodes ?? []).map((stretch) => ({
      thing,
      from: stretch.slice(0, DIGITS),
      to: stretch.slice(-DIGITS),
    })),
  )
  const beginning = (digits: string) => {
    const [least, most] = [digits.padEnd(DIGITS, '0'), digits.padEnd(DIGITS, '9')]
    const within = stretches.filter(({ from, to }) => from <= most && to >= least)
    return [...new Set(within.map(({ thing }) => thing))]
  }
  return (digits) => {
    const own = digits.length > DIGITS ? [] : beginning(digits)
    if (own.length > 0 || digits.length !== DIGITS) return { found: own, isNear: false }
    const around = NEAR_DIGITS.map((length) => beginning(digits.slice(0, length)))
    return { found: around.find((near) => near.length > 0) ?? [], isNear: true }
  }
}
