import { addAll, addRow, type Bitmap, keepCommon } from './bitmap.ts'
import type { List } from './columns.ts'
import type { RowIndex } from './row-index.ts'

const TOKEN = /'([^']*)'(?::\*)?|[()&|]/g

/**
 * The rows that a query of PostgreSQL's text search finds (parse-keyword.ts), told from memory. Words of the text are
 * not kept there: they find nothing.
 */
export function matchWords(index: RowIndex, tsquery: string): Bitmap {
  const tokens = [...tsquery.matchAll(TOKEN)].map(([token, word]) => ({ token, word }))
  let at = 0
  const isNext = (token: string) => tokens[at]?.token === token

  // Single words are added to what the alternatives have so far: each with rows of its own would cost far more.
  function alternatives(): Bitmap {
    const found = index.none()
    do {
      if (isNext('|')) at++
      const first = at
      const word = tokens[at]?.word
      if (word !== undefined && tokens[at + 1]?.token !== '&') {
        at++
        addWord(index, found, word)
      } else {
        at = first
        addAll(found, together())
      }
    } while (isNext('|'))
    return found
  }
  function together(): Bitmap {
    const found = one()
    while (isNext('&')) {
      at++
      keepCommon(found, one())
    }
    return found
  }
  function one(): Bitmap {
    if (isNext('(')) {
      at++
      const found = alternatives()
      at++
      return found
    }
    const found = index.none()
    addWord(index, found, tokens[at++]?.word ?? '')
    return found
  }
  return alternatives()
}

function addWord(index: RowIndex, found: Bitmap, word: string): void {
  const sign = word[0]
  const own =
    sign === '#'
      ? index.inRubric(Number(word.slice(1)))
      : sign === '@'
        ? index.inCity(Number(word.slice(1)))
        : index.withWord(word)
  addList(found, own)
}

/** Adds the rows of a list. */
export function addList(found: Bitmap, list: List | undefined): void {
  if (list) for (const place of list.values()) addRow(found, place)
}
