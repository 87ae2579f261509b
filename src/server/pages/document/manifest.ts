/** The fields of Vite's manifest.json that we read. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** Paths within dist/. `later`: scripts that load after the first paint. */
export type Files = { scripts: string[]; styles: string[]; later?: string[] }

/**
 * The files of a client module and of all its static imports, recursively, each once.
 * @param module its key in the manifest, such as 'src/client/routes/$lang/jobs/index.tsx?tsr-split=component'
 * @returns no files when the manifest has no such module
 */
export function filesFor(module: string, manifest: Manifest): Files {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(module)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: unique(chunks.map(({ file }) => file)),
    styles: unique(chunks.flatMap(({ css }) => css ?? [])),
  }
}

/** Removes duplicates, keeping the first occurrence. */
export const unique = (files: string[]) => [...new Set(files)]
