/** Each folder with the folders that it imports from. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The import cycles of a graph: groups of folders that all reach each other by imports (Tarjan's strongly connected
 * components with more than one member), sorted by name. Empty without a cycle.
 */
export function cyclesOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (folder: string) => {
    order.set(folder, order.size)
    lowest.set(folder, order.get(folder) as number)
    open.push(folder)
    for (const next of graph.get(folder) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(folder, Math.min(lowest.get(folder) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(folder) !== order.get(folder)) return
    const cycle = open.splice(open.indexOf(folder))
    if (cycle.length > 1) cycles.push(cycle.sort())
  }
  for (const folder of graph.keys()) if (!order.has(folder)) visit(folder)
  return cycles.sort()
}
