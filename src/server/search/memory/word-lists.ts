import { addRow, type Bitmap } from './bitmap.ts'
import { RowList } from './row-list.ts'

// The mark of a text word and the shortest prefix that queries contain (MIN_PREFIX of parse-keyword.ts).
const PREFIX_LENGTH = 6

/** Rows by word. Most words occur in a single row, which needs no list. */
export function createWordLists() {
  const lists = new Map<string, number | RowList>()
  const byPrefix = new Map<string, string[]>()

  function add(word: string, position: number): void {
    const own = lists.get(word)
    if (own === undefined) {
      lists.set(word, position)
      notePrefix(word)
    } else if (typeof own !== 'number') own.add(position)
    else {
      const list = new RowList()
      list.add(own)
      list.add(position)
      lists.set(word, list)
    }
  }

  function notePrefix(word: string) {
    if (word[0] !== '~' || word.length < PREFIX_LENGTH) return
    const prefix = word.slice(0, PREFIX_LENGTH)
    const known = byPrefix.get(prefix)
    if (known) known.push(word)
    else byPrefix.set(prefix, [word])
  }

  function addTo(found: Bitmap, word: string): void {
    const own = lists.get(word)
    if (typeof own === 'number') addRow(found, own)
    else own?.addTo(found)
  }

  return {
    add,
    addTo,
    /** Adds the rows of all text words with this prefix. */
    addPrefix(found: Bitmap, prefix: string): void {
      for (const word of byPrefix.get(prefix.slice(0, PREFIX_LENGTH)) ?? [])
        if (word.startsWith(prefix)) addTo(found, word)
    },
  }
}
