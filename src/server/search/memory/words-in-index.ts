import { type QueryTree, readQuery } from '#shared/search-words/read-query.ts'
import { type Bitmap, intersect, unite } from './bitmap.ts'
import type { RowIndex } from './row-index.ts'

/** Evaluates a text search query (parse-keyword.ts) in memory. */
export const matchWords = (index: RowIndex, tsquery: string): Bitmap => matchTree(index, readQuery(tsquery))

function matchTree(index: RowIndex, tree: QueryTree): Bitmap {
  if ('all' in tree) {
    const [first, ...others] = tree.all
    const found = matchTree(index, first as QueryTree)
    for (const other of others) intersect(found, matchTree(index, other))
    return found
  }
  const found = index.pool.none()
  // Single words are added to the same bitmap: one bitmap for each alternative costs far more.
  for (const part of 'any' in tree ? tree.any : [tree]) {
    if ('word' in part) addWord(index, found, part.word, part.isPrefix)
    else unite(found, matchTree(index, part))
  }
  return found
}

function addWord(index: RowIndex, found: Bitmap, word: string, isPrefix: boolean): void {
  const sign = word[0]
  if (sign === '#') index.inRubric(Number(word.slice(1)))?.addTo(found)
  else if (sign === '@') index.inCity(Number(word.slice(1)))?.addTo(found)
  else if (isPrefix) index.words.addPrefix(found, word)
  else index.words.addTo(found, word)
}
