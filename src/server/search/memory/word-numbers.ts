/**
 * Numbers distinct words from 0 on, in the order in which they are added. A word is given as UTF-8 bytes with their hash: a
 * hash table with open addressing finds it without a string. Making strings was most of the time that an index took to load.
 */
export function createWordNumbers() {
  let bytes = new Uint8Array(16_384)
  // The word `number` lies between ends[number] and ends[number + 1].
  let ends = new Uint32Array(1_024)
  // Two numbers for each slot: the word's number plus one (0 when free), and its hash, which saves comparing other words.
  let slots = new Int32Array(8_192)
  let count = 0

  /** The slot of a word, or the free one where it belongs. */
  function slotOf(word: Uint8Array, length: number, hash: number): number {
    const mask = slots.length - 1
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const stored = slots[slot] as number
      if (stored === 0 || (slots[slot + 1] === hash && isAt(stored - 1, word, length))) return slot
    }
  }

  function isAt(number: number, word: Uint8Array, length: number): boolean {
    const start = ends[number] as number
    if ((ends[number + 1] as number) - start !== length) return false
    for (let at = 0; at < length; at++) if (word[at] !== bytes[start + at]) return false
    return true
  }

  function append(word: Uint8Array, length: number): number {
    const start = ends[count] as number
    if (start + length > bytes.length) bytes = widen(bytes, start + length)
    if (count + 2 > ends.length) ends = widen(ends, count + 2)
    for (let at = 0; at < length; at++) bytes[start + at] = word[at] as number
    ends[count + 1] = start + length
    return count++
  }

  function grow() {
    const old = slots
    slots = new Int32Array(old.length * 2)
    const mask = slots.length - 1
    for (let from = 0; from < old.length; from += 2) {
      if (old[from] === 0) continue
      let slot = ((old[from + 1] as number) << 1) & mask
      while (slots[slot] !== 0) slot = (slot + 2) & mask
      slots[slot] = old[from] as number
      slots[slot + 1] = old[from + 1] as number
    }
  }

  return {
    /** The number of a word, which is added when it is new. */
    add(word: Uint8Array, length: number, hash: number): number {
      const slot = slotOf(word, length, hash)
      const stored = slots[slot] as number
      if (stored !== 0) return stored - 1
      const number = append(word, length)
      slots[slot] = number + 1
      slots[slot + 1] = hash
      if (count * 3 > slots.length) grow()
      return number
    },
    /** The number of a word, or -1. */
    find: (word: Uint8Array, length: number, hash: number): number =>
      (slots[slotOf(word, length, hash)] as number) - 1,
    /** Whether the word of a number starts with these bytes. */
    startsWith(number: number, prefix: Uint8Array): boolean {
      const start = ends[number] as number
      if ((ends[number + 1] as number) - start < prefix.length) return false
      return prefix.every((byte, at) => bytes[start + at] === byte)
    },
  }
}

// FNV-1a of 32 bits (draft-eastlake-fnv).
export const EMPTY_HASH = 0x811c9dc5 | 0
/** The hash of a word to which a byte is added. */
export const hashWith = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193)
/** The hash of the first bytes of a word. */
export function hashOf(word: Uint8Array, length: number): number {
  let hash = EMPTY_HASH
  for (let at = 0; at < length; at++) hash = hashWith(hash, word[at] as number)
  return hash
}

function widen<T extends Uint8Array | Uint32Array>(old: T, least: number): T {
  const Kind = old.constructor as new (length: number) => T
  const wider = new Kind(Math.max(least, Math.ceil(old.length * 1.5)))
  wider.set(old)
  return wider
}
