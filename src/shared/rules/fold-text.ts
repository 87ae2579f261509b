// The same letters as search_fold() in the database, where texts are folded as they are stored.
const FROM =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZàÀáÁâÂãÃäÄåÅçÇèÈéÉêÊëËìÌíÍîÎïÏñÑòÒóÓôÔõÕöÖùÙúÚûÛüÜýÝąĄćĆčČďĎęĘěĚğĞńŃňŇőŐřŘśŚşŞšŠťŤůŮűŰźŹżŻžŽøØłŁÿıİАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐёЁ'
const TO =
  'abcdefghijklmnopqrstuvwxyzaaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyaaccccddeeeeggnnnnoorrssssssttuuuuzzzzzzoollyiiабвгдежзийклмнопрстуфхцчшщъыьэюяіїєґее'
const LETTERS = new Map([...FROM].map((letter, index) => [letter, TO[index] as string]))

/** A text in small letters without marks. */
export const plain = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .replaceAll('ß', 'ss')

/**
 * A text as the search compares it: small letters without marks. An umlaut, the letter without its dots and the
 * spelling with an e after it all come to the same.
 */
export const fold = (text: string): string =>
  plain(text)
    .replace(/([ao])e/g, '$1')
    // Not where u and e belong to different sounds: Frauen, neue, Quelle.
    .replace(/(?<![aeq])ue/g, 'u')

const WORD = /[a-z0-9а-яіїєґ]{2,}/g

/** The words of a text, folded, each once; single letters (m/w/d) are none. */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).match(WORD) ?? [])]

/** The words of a text in small letters without marks, by the same words folded. */
export const plainWords = (text: string): Map<string, string> =>
  new Map((plain(text).match(WORD) ?? []).map((word) => [fold(word), word]))
