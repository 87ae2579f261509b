// Must be the same mapping as in search_fold() of the database, which folds stored texts.
const FROM =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZàÀáÁâÂãÃäÄåÅçÇèÈéÉêÊëËìÌíÍîÎïÏñÑòÒóÓôÔõÕöÖùÙúÚûÛüÜýÝąĄćĆčČďĎęĘěĚğĞńŃňŇőŐřŘśŚşŞšŠťŤůŮűŰźŹżŻžŽøØłŁÿıİАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐёЁ'
const TO =
  'abcdefghijklmnopqrstuvwxyzaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyaaccccddeeeeggnnnnoorrssssssttuuuuzzzzzzoollyiiабвгдежзийклмнопрстуфхцчшщъыьэюяіїєґее'
const LETTERS = new Map([...FROM].map((letter, index) => [letter, TO[index] as string]))
// Most letters of a text are none of these.
const PERHAPS_MAPPED = /[^a-z0-9а-я\s.,]/g

/** The letters, in lower case, that become the same plain one: a, ä, ą … for a. Empty for a letter that stands for itself only. */
export const lettersLike = (plain: string): string =>
  [...LETTERS]
    .flatMap(([letter, to]) => (to === plain && letter !== letter.toUpperCase() ? [letter] : []))
    .join('')

/** A text in lower case without diacritics. */
export const toPlainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(PERHAPS_MAPPED, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll('ß', 'ss')

/**
 * A text as the search compares it: lower case without diacritics. An umlaut, its base letter and the spelling with e
 * (ä, a, ae) become the same.
 */
export const fold = (text: string): string =>
  toPlainLetters(text)
    .replace(/([ao])e/g, '$1')
    // Keeps `ue` where u and e are separate letters and not an umlaut: Frauen, neue, Quelle.
    .replace(/(?<![aeq])ue/g, 'u')

const WORD = /[a-z0-9а-яіїєґ]{2,}/g
const LETTER = /[a-z0-9а-яіїєґ]/
const LETTERS_FIRST = /^[a-z0-9а-яіїєґ]+/

/** The distinct words of a text, folded; single letters (m/w/d) are left out. */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).match(WORD) ?? [])]

/** The distinct words with this beginning, of letters and digits, in a folded text. Fast for texts that have none. */
export function wordsBeginning(beginning: string, folded: string): string[] {
  const words = new Set<string>()
  for (
    let at = folded.indexOf(beginning);
    at >= 0 && at < folded.length;
    at = folded.indexOf(beginning, at + 1)
  )
    if (!LETTER.test(folded.charAt(at - 1))) words.add(LETTERS_FIRST.exec(folded.slice(at))?.[0] ?? '')
  return [...words]
}

/** The words of a text in lower case without diacritics, by their folded form. */
export const plainWords = (text: string): Map<string, string> =>
  new Map((toPlainLetters(text).match(WORD) ?? []).map((word) => [fold(word), word]))
