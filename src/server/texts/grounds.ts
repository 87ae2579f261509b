import type { Ground, Statement } from '#shared/contract/grounds.ts'
import type { Language } from '#shared/contract/languages.ts'
import { say } from './texts.ts'

/** What a decision rests on, without a full stop, such as "our terms of use". */
export const groundWords = (language: Language, ground: Ground): string => say(language, `ground_${ground}`)

/** A reason with the sentence about what it rests on below it (DSA Art. 17(3)(d) and (e)). */
export const withGround = (language: Language, { reason, ground }: Statement): string =>
  `${reason}\n${say(language, 'ground', { ground: groundWords(language, ground) })}`
