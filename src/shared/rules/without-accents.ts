/**
 * A text in lower case without accents, ß as ss: Müller, MULLER and muller become equal. For names, and for lists on the
 * device. The search uses `toPlainLetters` (fold-text.ts), which is the same as in its database.
 */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Unicode does not decompose this letter.
    .replaceAll('ł', 'l')
