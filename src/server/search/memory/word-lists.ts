import { addRow as addBit, type Bitmap } from './bitmap.ts'
import { RowList } from './row-list.ts'
import { createWordBatch } from './word-batch.ts'
import { createWordNumbers, EMPTY_HASH, hashOf, hashWith } from './word-numbers.ts'

// The mark of a text word and the shortest prefix that queries contain (MIN_PREFIX of parse-keyword.ts).
const PREFIX_LENGTH = 6
const [QUOTE, BACKSLASH, TEXT_MARK] = [0x27, 0x5c, 0x7e]
// '#', '@' and '+': rubric, city and day have columns.
const isSkipped = (mark: number) => mark === 0x23 || mark === 0x40 || mark === 0x2b
const NONE = -1
// PostgreSQL's limit for a lexeme is 2 kB.
const LONGEST_WORD = 2_048

/** Rows by word. Most words occur in a single row, which needs no list. */
export function createWordLists() {
  const numbers = createWordNumbers()
  const lists: (number | RowList)[] = []
  // Words with the same prefix are chained: the latest word by prefix, and the one before it by word.
  const prefixes = createWordNumbers()
  const latest: number[] = []
  const before: number[] = []
  let buffer = Buffer.alloc(8_192)
  const word = new Uint8Array(LONGEST_WORD)
  const batch = createWordBatch()

  /** Notes the words of a row, given as PostgreSQL prints a `tsvector` without positions. `finish` adds the row to their lists. */
  function note(words: string, position: number): void {
    // A UTF-16 unit has three bytes at most.
    if (words.length * 3 > buffer.length) buffer = Buffer.alloc(words.length * 3)
    const end = buffer.write(words)
    for (let at = 0; at < end; at += 2) {
      // Behind the opening quote. Quotes and backslashes of a word are written twice.
      at++
      let length = 0
      let hash = EMPTY_HASH
      for (; at < end; at++) {
        const byte = buffer[at] as number
        if (byte === QUOTE || byte === BACKSLASH) {
          if (at + 1 === end || buffer[at + 1] !== byte) break
          at++
        }
        word[length++] = byte
        hash = hashWith(hash, byte)
      }
      if (!isSkipped(word[0] as number)) noteWord(length, hash)
    }
    batch.endRow(position)
  }

  function noteWord(length: number, hash: number): void {
    const number = numbers.add(word, length, hash)
    if (number === before.length) notePrefix(number, length)
    batch.note(number)
  }

  function addRow(number: number, position: number): void {
    const own = lists[number]
    if (own === undefined) lists[number] = position
    else if (typeof own !== 'number') own.add(position)
    else {
      const list = new RowList()
      list.add(own)
      list.add(position)
      lists[number] = list
    }
  }

  function notePrefix(number: number, length: number) {
    const end = word[0] === TEXT_MARK ? endOfPrefix(word, length) : null
    before[number] = NONE
    if (end === null) return
    const prefix = prefixes.add(word, end, hashOf(word, end))
    before[number] = latest[prefix] ?? NONE
    latest[prefix] = number
  }

  function addRows(found: Bitmap, number: number): void {
    const own = lists[number]
    if (typeof own === 'number') addBit(found, own)
    else own?.addTo(found)
  }

  return {
    note,
    finish: () => batch.forEach(addRow),
    addTo(found: Bitmap, wanted: string): void {
      const bytes = Buffer.from(wanted)
      addRows(found, numbers.find(bytes, bytes.length, hashOf(bytes, bytes.length)))
    },
    /** Adds the rows of all text words with this prefix. */
    addPrefix(found: Bitmap, prefix: string): void {
      const bytes = Buffer.from(prefix)
      const end = endOfPrefix(bytes, bytes.length)
      const known = end === null ? NONE : prefixes.find(bytes, end, hashOf(bytes, end))
      for (let number = latest[known] ?? NONE; number !== NONE; number = before[number] ?? NONE)
        if (numbers.startsWith(number, bytes)) addRows(found, number)
    },
  }
}

/** Where the first `PREFIX_LENGTH` characters of a UTF-8 word end, or null when it is shorter. */
function endOfPrefix(bytes: Uint8Array, length: number): number | null {
  let characters = 0
  for (let at = 0; at < length; at++) {
    // Bytes that continue a character start with the bits 10 (RFC 3629).
    if (((bytes[at] as number) & 0xc0) !== 0x80 && characters++ === PREFIX_LENGTH) return at
  }
  return characters === PREFIX_LENGTH ? length : null
}
