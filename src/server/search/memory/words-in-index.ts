import { type Bitmap, intersect, unite } from './bitmap.ts'
import type { RowIndex } from './row-index.ts'

const TOKEN = /'([^']*)'(:\*)?|[()&|]/g

/** Evaluates a text search query (parse-keyword.ts) in memory. */
export function matchWords(index: RowIndex, tsquery: string): Bitmap {
  const tokens = [...tsquery.matchAll(TOKEN)].map(([token, word, star]) => ({
    token,
    word,
    isPrefix: star !== undefined,
  }))
  let next = 0
  const isNext = (token: string) => tokens[next]?.token === token

  // Single words are added to the same bitmap: one bitmap for each alternative costs far more.
  function disjunction(): Bitmap {
    const found = index.pool.none()
    do {
      if (isNext('|')) next++
      if (tokens[next]?.word !== undefined && tokens[next + 1]?.token !== '&') addNext(found)
      else unite(found, conjunction())
    } while (isNext('|'))
    return found
  }
  function conjunction(): Bitmap {
    const found = operand()
    while (isNext('&')) {
      next++
      intersect(found, operand())
    }
    return found
  }
  function operand(): Bitmap {
    if (isNext('(')) {
      next++
      const found = disjunction()
      next++
      return found
    }
    const found = index.pool.none()
    addNext(found)
    return found
  }
  function addNext(found: Bitmap): void {
    const { word = '', isPrefix = false } = tokens[next++] ?? {}
    addWord(index, found, word, isPrefix)
  }
  return disjunction()
}

function addWord(index: RowIndex, found: Bitmap, word: string, isPrefix: boolean): void {
  const sign = word[0]
  if (sign === '#') index.inRubric(Number(word.slice(1)))?.addTo(found)
  else if (sign === '@') index.inCity(Number(word.slice(1)))?.addTo(found)
  else if (isPrefix) index.words.addPrefix(found, word)
  else index.words.addTo(found, word)
}
