/** Formats a large round number in words: "200 thousand", "1,5 Millionen". */
export const formatRound = (value: number, language: string): string =>
  new Intl.NumberFormat(language, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value)
