import type { PageName } from './page-routes.ts'

/** The part of Vite's manifest.json that is read here. */
export type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * The files a client module needs: its own and all it imports, statically and in turn, each once.
 * @param module its key in the manifest, such as 'src/client/routes/$lang/jobs/index.tsx?tsr-split=component'
 * @returns paths within dist/, none when the module is not there
 */
export function preloadsFor(module: string, manifest: Manifest): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(module)
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))]
}

/** The client module of each page whose scripts are worth telling the browser before it finds them itself. */
const MODULES: Partial<Record<PageName | 'not-found', string>> = {
  jobs: 'src/client/routes/$lang/jobs/index.tsx?tsr-split=component',
  job: 'src/client/routes/$lang/jobs/item.$slug.tsx?tsr-split=component',
}

/** The scripts of a page, none for pages not in the list. */
export function preloadsOf(page: PageName | 'not-found', manifest: Manifest): string[] {
  const module = MODULES[page]
  return module ? preloadsFor(module, manifest) : []
}
