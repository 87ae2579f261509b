import type { Language } from '#shared/contract/languages.ts'

type Text = { text: Partial<Record<Language, string>> }

/** The prepared texts that were added to what somebody reads in `written`, in the moderator's `own` language. */
export const ownWords = (
  texts: readonly Text[],
  value: string,
  { written, own }: { written: Language; own: Language },
): string[] =>
  texts.flatMap(({ text }) => {
    const added = text[written]
    const words = text[own]
    return written !== own && added && words && value.includes(added) ? [words] : []
  })
