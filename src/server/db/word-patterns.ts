/** The patterns for `ilike all` that find texts with every word of a query. The words' own wildcards are escaped. */
export const wordPatterns = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
