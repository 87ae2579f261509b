import { stemsOf } from '../rules/stem-word.ts'

/** One key of a phrase for each language: all its words stemmed in that language. */
export function phraseKeys(words: string[]): string[] {
  if (words.length === 0) return []
  const stems = words.map(stemsOf)
  const languages = Math.max(...stems.map((list) => list.length))
  return Array.from({ length: languages }, (_, index) =>
    stems.map((list) => list[index] ?? list[0]).join(' '),
  )
}
