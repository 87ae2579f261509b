import { randomInt } from 'node:crypto'

const SMALL = 'abcdefghijkmnpqrstuvwxyz'
// Without characters that look alike: 0 and O, 1, l and I.
const ALPHABETS = {
  mixed: `${SMALL}ABCDEFGHJKLMNPQRSTUVWXYZ23456789`,
  // Small i is left out too.
  small: `${SMALL.replace('i', '')}23456789`,
}

/** Random letters and digits that people can copy without confusing them. */
export const randomLetters = (length: number, alphabet: keyof typeof ALPHABETS): string =>
  Array.from({ length }, () => ALPHABETS[alphabet][randomInt(ALPHABETS[alphabet].length)]).join('')
