/** Each file or folder with those that it imports from. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The import cycles of a graph: groups of members that all import each other, directly or through others, sorted by name.
 * Empty without a cycle. These are Tarjan's strongly connected components with more than one member.
 */
export function cyclesOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (member: string) => {
    order.set(member, order.size)
    lowest.set(member, order.get(member) as number)
    open.push(member)
    for (const next of graph.get(member) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(member, Math.min(lowest.get(member) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(member) !== order.get(member)) return
    const cycle = open.splice(open.indexOf(member))
    if (cycle.length > 1) cycles.push(cycle.sort())
  }
  for (const member of graph.keys()) if (!order.has(member)) visit(member)
  return cycles.sort()
}
