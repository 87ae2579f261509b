import { addRow, type Bitmap } from './bitmap.ts'
import { RowList } from './row-list.ts'

// The mark of a text word and the shortest prefix that queries contain (MIN_PREFIX of parse-keyword.ts).
const BEGINNING = 6

/** Rows by word. Most words occur in a single row, which needs no list. */
export function createWordLists() {
  const lists = new Map<string, number | RowList>()
  const beginnings = new Map<string, string[]>()

  function add(word: string, place: number): void {
    const own = lists.get(word)
    if (own === undefined) {
      lists.set(word, place)
      noteBeginning(word)
    } else if (typeof own !== 'number') own.add(place)
    else {
      const list = new RowList()
      list.add(own)
      list.add(place)
      lists.set(word, list)
    }
  }

  function noteBeginning(word: string) {
    if (word[0] !== '~' || word.length < BEGINNING) return
    const beginning = word.slice(0, BEGINNING)
    const known = beginnings.get(beginning)
    if (known) known.push(word)
    else beginnings.set(beginning, [word])
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
    addBeginning(found: Bitmap, beginning: string): void {
      for (const word of beginnings.get(beginning.slice(0, BEGINNING)) ?? [])
        if (word.startsWith(beginning)) addTo(found, word)
    },
  }
}
