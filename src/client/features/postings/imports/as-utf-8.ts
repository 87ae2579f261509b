import type { Language } from '#shared/contract/languages.ts'

// Excel's plain "CSV" is in the code page of the computer, which the file does not name.
const CODE_PAGES: Record<Language, string> = {
  en: 'windows-1252',
  de: 'windows-1252',
  // It has the letters of German in the same places.
  pl: 'windows-1250',
  ru: 'windows-1251',
}
const MIXED_WORD = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u

/**
 * A chosen table in UTF-8, which alone the server reads. The employer sees the result in the preview.
 * @param language of the interface, from which the code page is guessed. A computer in Germany may write its own: then words
 *   mix two alphabets
 */
export async function asUtf8(file: File, language: Language): Promise<File> {
  const bytes = await file.arrayBuffer()
  if (decode(bytes, 'utf-8') !== null) return file
  const guessed = decode(bytes, CODE_PAGES[language])
  const text = guessed !== null && MIXED_WORD.test(guessed) ? decode(bytes, CODE_PAGES.de) : guessed
  return text === null || text.includes('\0') ? file : new File([text], file.name, { type: file.type })
}

function decode(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
