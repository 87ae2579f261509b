import type { WageScope } from '../contract/pay.ts'
import { plainWords } from './fold-text.ts'

// Parts of titles in the four languages, in lower case without diacritics; words stand between single spaces. A space is the
// start or the end of a word: "szyb " is window panes, "szybko" is quickly.
const partsOf = (text: string) => text.split(',')
const GLASS = partsOf(
  ' glas ,glasrein,glasfl,fassade,fenster,facade,window, okien , okna ,elewac, szyb , szyby , окон , окна ,оконн,стекл,фасад',
)
const ONLY_GLASS = partsOf(
  'glasrein,fassadenrein,fensterputz,fensterrein,facade clean,window clean,mycie okien,mycie szyb,мойщик окон,мойщица окон,мытье окон,мойка окон',
)
// "Unterhalts- und Glasreinigung" is both, "ohne Fenster" is no work at windows.
const NOT_ONLY = partsOf('unterhalt,buro,treppen, ohne , kein,office, without ,biur, bez ,офис, без ')
const NURSE = partsOf(
  'pflegefach,krankenschwester,krankenpfleger,altenpfleger,nurse,pielegniar,медсестр,медбрат,медицинская сестра,медицинской сестры,медицинский брат',
)
// An assistant's title does not contain these.
const CERTAIN_NURSE = partsOf('pflegefachkr,pflegefachm,pflegefachfr,pflegefachp,krankenschwester')
const ASSISTANT = partsOf(
  'pflegehilf,pflegefachhilf,helfer,assistent,assistant,pflegeassist,nursing aid,nurse aid,opiekun,asystent,сиделк,санитар,помощни,ассистент',
)

/**
 * The kinds of work that the title of a vacancy may mean, of those with a minimum wage in its sector. Cleaning is indoor
 * cleaning unless the title names glass or facades; in care a title may leave the training open.
 */
export function wageScopesOf(title: string, scopes: readonly WageScope[]): WageScope[] {
  const text = ` ${[...plainWords(title).values()].join(' ')} `
  const has = (parts: readonly string[]) => parts.some((part) => text.includes(part))
  const mayAssist = has(ASSISTANT) || !has(NURSE)
  const mayNurse = has(CERTAIN_NURSE) || !has(ASSISTANT)
  const isOnlyGlass = has(ONLY_GLASS) && !has(NOT_ONLY)
  const meant: Partial<Record<WageScope, boolean>> = {
    care_assistant: mayAssist,
    care_trained: mayAssist,
    care_nurse: mayNurse,
    cleaning_inside: !isOnlyGlass,
    cleaning_facade: has(GLASS),
  }
  return scopes.filter((scope) => meant[scope])
}
