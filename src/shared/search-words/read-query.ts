/** A text search query as a tree. */
export type QueryTree = { any: QueryTree[] } | { all: QueryTree[] } | { word: string; isPrefix: boolean }

const TOKEN = /'([^']*)'(:\*)?|[()&|]/g

/** Reads a query of `parseKeyword`, which has PostgreSQL's notation: `'a' & ('b' | 'c':*)`. */
export function readQuery(tsquery: string): QueryTree {
  const tokens = [...tsquery.matchAll(TOKEN)]
  let next = 0
  const skip = (token: string) => {
    const isNext = tokens[next]?.[0] === token
    if (isNext) next++
    return isNext
  }

  function listOf(separator: string, part: () => QueryTree): QueryTree[] {
    const parts = [part()]
    while (skip(separator)) parts.push(part())
    return parts
  }
  function alternatives(): QueryTree {
    const any = listOf('|', conjunction)
    return any.length > 1 ? { any } : (any[0] as QueryTree)
  }
  function conjunction(): QueryTree {
    const all = listOf('&', operand)
    return all.length > 1 ? { all } : (all[0] as QueryTree)
  }
  function operand(): QueryTree {
    if (skip('(')) {
      const inner = alternatives()
      skip(')')
      return inner
    }
    const [, word = '', star] = tokens[next++] ?? []
    return { word, isPrefix: star !== undefined }
  }
  return alternatives()
}
