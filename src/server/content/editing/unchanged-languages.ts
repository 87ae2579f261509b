import { LANGUAGES, type Language } from '#shared/contract/languages.ts'

type Form = Record<string, unknown>
type Texts = Partial<Record<Language, string>>

const PARTS = ['titles', 'bodies']

/** The languages of a page whose title and text are the same in another version. */
export const unchangedLanguages = (form: Form, other: Form): Language[] =>
  LANGUAGES.filter((language) => {
    const textOf = (one: Form, part: string) => (one[part] as Texts | undefined)?.[language]
    return (
      textOf(form, 'bodies') !== undefined &&
      PARTS.every((part) => textOf(form, part) === textOf(other, part))
    )
  })
