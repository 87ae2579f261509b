/** The part of Vite's manifest.json that is read here. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** Paths within dist/. `later`: scripts for after the first paint. */
export type Files = { scripts: string[]; styles: string[]; later?: string[] }

/**
 * The files a client module needs: its own and all it imports, statically and in turn, each once.
 * @param module its key in the manifest, such as 'src/client/routes/$lang/jobs/index.tsx?tsr-split=component'
 * @returns none when the module is not there
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

/** Each file once, in the order of the first mention. */
export const unique = (files: string[]) => [...new Set(files)]
