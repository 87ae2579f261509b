/** Moves errors of paths such as `titles.de` to their field `titles`. */
export function byField(errors: Record<string, string[]>): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [path, texts] of Object.entries(errors)) {
    const [name = path] = path.split('.')
    found[name] = [...(found[name] ?? []), ...texts]
  }
  return found
}
