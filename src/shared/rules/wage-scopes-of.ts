import type { WageScope } from '../contract/pay.ts'
import { toPlainLetters } from './fold-text.ts'

// Parts of words in the four languages, in lower case without diacritics. A space is the start of a word.
const FACADE = 'glas,fassade,fenster,facade,window,okien,elewac,szyb, окон, окна,стекл,фасад'.split(',')
const NURSE =
  'pflegefach,krankenschwester,krankenpfleger,altenpfleger,nurse,pielegniar,медсестр,медбрат,медицинская сестра,медицинской сестры,медицинский брат'.split(
    ',',
  )
const ASSISTANT =
  'pflegehilf,pflegefachhilf,helf,assist,nursing aid,nurse aid,nurse’s aid,opiekun,asystent,сиделк,санитар,помощни,ассистент'.split(
    ',',
  )

/**
 * The kinds of work that the title of a vacancy may mean, of those with a minimum wage in its sector. Cleaning is indoor
 * cleaning unless the title names glass or facades; in care a title may leave the training open.
 */
export function wageScopesOf(title: string, scopes: readonly WageScope[]): WageScope[] {
  const text = ` ${toPlainLetters(title).replaceAll("'", '’')}`
  const has = (parts: readonly string[]) => parts.some((part) => text.includes(part))
  const meant = has(ASSISTANT)
    ? ['care_assistant', 'care_trained']
    : has(NURSE)
      ? ['care_nurse']
      : ['care_assistant', 'care_trained', 'care_nurse']
  meant.push(has(FACADE) ? 'cleaning_facade' : 'cleaning_inside')
  return scopes.filter((scope) => meant.includes(scope))
}
