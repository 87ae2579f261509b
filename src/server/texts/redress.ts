import type { Language } from '#shared/contract/languages.ts'

/** The sentence in mails about decisions that names the redress outside Jobmost (DSA Art. 17(3)(f) and 21). */
export const OUTSIDE_REDRESS: Record<Language, string> = {
  en: 'You may also turn to a certified out-of-court dispute settlement body or to a court.',
  de: 'Sie können sich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.',
  pl: 'Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów lub do sądu.',
  ru: 'Вы также можете обратиться в сертифицированный орган внесудебного урегулирования споров или в суд.',
}
