/** A place with ranges of postcodes such as 10115-12527 or 15230. An older list stored on a device has none. */
type Known = { postcodes?: readonly string[] }

/** `isNear`: the postcode belongs to none of the found places, which lie around it. */
export type WithPostcode<T> = { found: T[]; isNear: boolean }

const DIGITS = 5
/** Postcodes that share their first digits are near each other: three digits are a region of about 30 km. */
const NEAR_DIGITS = [4, 3]

/** Finds places by a postcode or its first digits. A full postcode that belongs to none finds the places nearby. */
export function createPostcodeFinder<T extends Known>(
  things: readonly T[],
): (digits: string) => WithPostcode<T> {
  const ranges = things.flatMap((thing) =>
    (thing.postcodes ?? []).map((stretch) => ({
      thing,
      from: stretch.slice(0, DIGITS),
      to: stretch.slice(-DIGITS),
    })),
  )
  const beginning = (digits: string) => {
    const [min, max] = [digits.padEnd(DIGITS, '0'), digits.padEnd(DIGITS, '9')]
    const within = ranges.filter(({ from, to }) => from <= max && to >= min)
    return [...new Set(within.map(({ thing }) => thing))]
  }
  return (digits) => {
    const own = digits.length > DIGITS ? [] : beginning(digits)
    if (own.length > 0 || digits.length !== DIGITS) return { found: own, isNear: false }
    const around = NEAR_DIGITS.map((length) => beginning(digits.slice(0, length)))
    return { found: around.find((near) => near.length > 0) ?? [], isNear: true }
  }
}
