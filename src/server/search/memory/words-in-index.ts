import { addAll, type Bitmap, keepCommon } from './bitmap.ts'
import type { RowIndex } from './row-index.ts'

const TOKEN = /'([^']*)'(:\*)?|[()&|]/g

/** Evaluates a text search query (parse-keyword.ts) in memory. */
export function matchWords(index: RowIndex, tsquery: string): Bitmap {
  const tokens = [...tsquery.matchAll(TOKEN)].map(([token, word, star]) => ({
    token,
    word,
    isBeginning: star !== undefined,
  }))
  let at = 0
  const isNext = (token: string) => tokens[at]?.token === token

  // Single words are added to the same bitmap: one bitmap for each alternative costs far more.
  function alternatives(): Bitmap {
    const found = index.scratch.none()
    do {
      if (isNext('|')) at++
      if (tokens[at]?.word !== undefined && tokens[at + 1]?.token !== '&') addNext(found)
      else addAll(found, together())
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
    const found = index.scratch.none()
    addNext(found)
    return found
  }
  function addNext(found: Bitmap): void {
    const { word = '', isBeginning = false } = tokens[at++] ?? {}
    addWord(index, found, word, isBeginning)
  }
  return alternatives()
}

function addWord(index: RowIndex, found: Bitmap, word: string, isBeginning: boolean): void {
  const sign = word[0]
  if (sign === '#') index.inRubric(Number(word.slice(1)))?.addTo(found)
  else if (sign === '@') index.inCity(Number(word.slice(1)))?.addTo(found)
  else if (isBeginning) index.words.addBeginning(found, word)
  else index.words.addTo(found, word)
}
