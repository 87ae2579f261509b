const SLOW_MS = 1000
const MAX_EXAMPLE = 500

/** Collects problems, each kind once with its count and first example, and the slowest answers. */
export function createFindings() {
  const problems = new Map<string, { count: number; example: string }>()
  const slowest = new Map<string, number>()
  const add = (phase: string, problem: string, example = '') => {
    const known = problems.get(`${phase}: ${problem}`)
    if (known) known.count += 1
    else problems.set(`${phase}: ${problem}`, { count: 1, example: example.slice(0, MAX_EXAMPLE) })
  }
  return {
    add,
    /** Records the time of an answer. More than a second is a problem. */
    time(phase: string, what: string, ms: number) {
      slowest.set(what, Math.max(slowest.get(what) ?? 0, ms))
      if (ms > SLOW_MS) add(phase, `${what} took more than a second`, `${Math.round(ms)} ms`)
    },
    slowest: () => [...slowest].sort(([, a], [, b]) => b - a).slice(0, 5),
    lines: () =>
      [...problems].map(([problem, { count, example }]) => `${count} × ${problem}\n    ${example}`),
  }
}
export type Findings = ReturnType<typeof createFindings>
