import { randomInt } from 'node:crypto'

const SMALL = 'abcdefghijkmnpqrstuvwxyz'
// Without characters that look alike: 0 and O, 1, l and I.
const ALPHABETS = {
  mixed: `${SMALL}ABCDEFGHJKLMNPQRSTUVWXYZ23456789`,
  // Small i is left out too.
  small: `${SMALL.replace('i', '')}23456789`,
}

/** Letters and digits that follow from random bytes, each as likely as the others. Twelve need some 14 bytes; 32 are enough. */
export function lettersFrom(bytes: Iterable<number>, length: number): string {
  const letters = ALPHABETS.mixed
  const most = 256 - (256 % letters.length)
  return [...bytes]
    .filter((byte) => byte < most)
    .slice(0, length)
    .map((byte) => letters[byte % letters.length])
    .join('')
}

/** Random letters and digits that people can copy without confusing them. */
export const randomLetters = (length: number, alphabet: keyof typeof ALPHABETS): string =>
  Array.from({ length }, () => ALPHABETS[alphabet][randomInt(ALPHABETS[alphabet].length)]).join('')
