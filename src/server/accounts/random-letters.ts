import { randomInt } from 'node:crypto'

const SMALL = 'abcdefghijkmnpqrstuvwxyz'
// Without characters that look alike: 0 and O, 1, l and I.
const MIXED = `${SMALL}ABCDEFGHJKLMNPQRSTUVWXYZ23456789`
// Small i is left out too.
const WITHOUT_CAPITALS = `${SMALL.replace('i', '')}23456789`

/**
 * Letters and digits made from random bytes, each as likely as the others. About one byte in eight is skipped, so give
 * far more bytes than letters are needed.
 */
export function lettersFrom(bytes: Iterable<number>, length: number): string {
  const most = 256 - (256 % MIXED.length)
  return [...bytes]
    .filter((byte) => byte < most)
    .slice(0, length)
    .map((byte) => MIXED[byte % MIXED.length])
    .join('')
}

/** Random small letters and digits that people can copy without confusing them. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => WITHOUT_CAPITALS[randomInt(WITHOUT_CAPITALS.length)]).join('')
